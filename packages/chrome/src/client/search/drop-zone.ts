/** Elements with this attribute take dropped files themselves. */
export const dropZoneAttribute = "data-upload-zone";
