/** The frame of the composition at which a program is looked at; nested programs have their own. */
export const now = { frame: 0, frameRate: 30 };

/** Does something at another frame. */
export function atFrame<Result>(frame: number, act: () => Result): Result {
  const before = now.frame;
  now.frame = frame;
  try {
    return act();
  } finally {
    now.frame = before;
  }
}

export const seconds = (frame: number): number => frame / now.frameRate;
export const framesOf = (time: unknown): number => Number(time) * now.frameRate;
