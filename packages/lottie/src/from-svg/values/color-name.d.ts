/** The package brings no types. */
declare module "color-name" {
  const names: { [name: string]: [red: number, green: number, blue: number] };
  export default names;
}
