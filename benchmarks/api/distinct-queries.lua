-- Another search each time, so that no answer of before helps. The time begins where no run before has ended.
local count = os.time() % 100000 * 1000
request = function()
  count = count + 1
  return wrk.format("GET", "/api/v1/animations?q=loader" .. count)
end
