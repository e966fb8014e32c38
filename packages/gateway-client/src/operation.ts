/** One operation of the gateway, and the types of what it takes and gives. */
export interface Operation<Data, Variables> {
  name: string;
  text: string;
  /** Never set: it only carries the types. */
  types?: (variables: Variables) => Data;
}
