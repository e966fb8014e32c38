import { asNumber, asObject, isObject } from "../json/json-values.ts";

/** Whether a property has keyframes. */
export const isMoving = (property: unknown): boolean => {
  const value = asObject(property)?.["k"];
  return Array.isArray(value) && value.some((each) => isObject(each) && each["t"] !== undefined);
};

/** Whether a property is ever other than a number; what is not there is that number. */
export const differsFrom = (property: unknown, usual: number): boolean => {
  if (!isObject(property)) return false;
  const value: unknown = property["k"];
  if (isMoving(property)) return true;
  return (Array.isArray(value) ? value : [value]).some((each) => (asNumber(each) ?? usual) !== usual);
};
