import { figure } from "../figure.ts";
import { amber, box, disc, fill, group, keys, lamp, lilac, paper } from "../shapes.ts";

export const loginDoor = figure(
  {
    key: "login-door",
    title: "Come in",
    frames: 60,
    canvas: [400, 300],
    description: "A door opens on a lit room, waits for a moment and closes again.",
    tags: ["login", "door", "enter", "welcome", "open", "sign in", "access", "loop"],
  },
  fill(
    keys(
      [0, "M150 262H262L262 266H150Z"],
      [8, "M150 262H262L262 266H150Z"],
      [24, "M150 262H262L318 290H96Z", "out"],
      [42, "M150 262H262L318 290H96Z"],
      [56, "M150 262H262L262 266H150Z"],
      [60, "M150 262H262L262 266H150Z"],
    ),
    amber[1],
  ),
  box(134, 30, 144, 236, 6),
  box(150, 46, 112, 216, 0, amber[0]),
  fill("M206 262V150A28 28 0 0 1 262 150V262Z", amber[1]),
  disc(206, 102, 12, lamp),
  fill(
    keys(
      [0, "M150 46L262 46V262L150 262Z"],
      [4, "M150 46L262 46V262L150 262Z"],
      [22, "M150 46L180 66V276L150 262Z", "out"],
      [26, "M150 46L186 63V275L150 262Z"],
      [42, "M150 46L186 63V275L150 262Z"],
      [56, "M150 46L262 46V262L150 262Z", "in"],
      [60, "M150 46L262 46V262L150 262Z"],
    ),
  ),
  fill(
    keys(
      [0, "M166 66L246 66V142L166 142ZM166 162L246 162V242L166 242Z"],
      [4, "M166 66L246 66V142L166 142ZM166 162L246 162V242L166 242Z"],
      [22, "M154 68L174 80V152L154 145ZM154 165L174 173V252L154 245Z", "out"],
      [26, "M155 68L179 78V151L155 145ZM155 165L179 172V252L155 244Z"],
      [42, "M155 68L179 78V151L155 145ZM155 165L179 172V252L155 244Z"],
      [56, "M166 66L246 66V142L166 142ZM166 162L246 162V242L166 242Z", "in"],
      [60, "M166 66L246 66V142L166 142ZM166 162L246 162V242L166 242Z"],
    ),
    lilac[2],
  ),
  group(
    {
      move: keys(
        [0, [0, 0]],
        [4, [0, 0]],
        [22, [-76, 10], "out"],
        [26, [-70, 9]],
        [42, [-70, 9]],
        [56, [0, 0], "in"],
        [60, [0, 0]],
      ),
    },
    disc(249, 152, 5, paper),
  ),
);
