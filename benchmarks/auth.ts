import { measureClientSizes } from "./auth/client-sizes.ts";
import { measureServer } from "./auth/server-figures.ts";
import type { Benchmark } from "./harness.ts";

const benchmark: Benchmark = {
  name: "auth",
  title: "Sign-in: the client's size, and what the accounts host bears",
  needs: ["browser", "postgres", "taskset", "wrk"],
  async run(report) {
    await measureClientSizes(report);
    await measureServer(report);
  },
};

export default benchmark;
