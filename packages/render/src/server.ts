export * from "./renderer/contract.ts";
export { createRenderer, type RendererOptions } from "./renderer/create-renderer.ts";
