/** What ids of animations look like: ten digits and small letters. */
export const animationIdPattern = /^[0-9a-z]{10}$/;

/** What no id can look like never reaches the database. */
export const isAnimationId = (id: string): boolean => animationIdPattern.test(id);
