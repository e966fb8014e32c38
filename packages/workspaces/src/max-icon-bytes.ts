/** The largest picture that is taken as an icon, in bytes; pages say the same number (`iconTooLarge`). */
export const maxIconBytes = 5_000_000;
