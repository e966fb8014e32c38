-- wrk … -- FILE FROM: asks for one path of the file after the other, so that none comes from the cache.
local paths = {}
local at = 0
function init(arguments)
  for line in io.lines(arguments[1]) do paths[#paths + 1] = line end
  at = tonumber(arguments[2])
end
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
function done(summary, latency)
  io.write(string.format("p95 %.1f ms\n", latency:percentile(95) / 1000))
end
