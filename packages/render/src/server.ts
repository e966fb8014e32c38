export * from "./contract.ts";
export { createRenderer, type RendererOptions } from "./create-renderer.ts";
