/** Of a body that is JSON: the largest operation of ours has a tenth of this. */
export const maxJsonBytes = 65_536;
