/** How much a scene may hold; beyond it the rest is left out and reported. */
export interface SceneLimits {
  /** Layers once every use of a composition is spelt out. */
  maxLayers: number;
  /** Paths once every composition and repeater is spelt out. */
  maxShapes: number;
  /** Numbers of all contours together: two for each vertex and each handle. */
  maxPoints: number;
  /** Compositions in compositions, groups in groups, and layers that follow layers. */
  maxDepth: number;
  /** Copies that one repeater makes. */
  maxCopies: number;
  maxStarPoints: number;
  maxDiagnostics: number;
}

export const defaultSceneLimits: SceneLimits = {
  maxLayers: 50_000,
  maxShapes: 500_000,
  maxPoints: 10_000_000,
  maxDepth: 64,
  maxCopies: 2_000,
  maxStarPoints: 1_000,
  maxDiagnostics: 1_000,
};
