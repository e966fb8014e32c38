import { measureServer } from "./auth/server-figures.ts";
import type { Benchmark } from "./harness.ts";

const benchmark: Benchmark = {
  name: "auth",
  title: "Sign-in: what the accounts host bears",
  async run(report) {
    await measureServer(report);
  },
};

export default benchmark;
