-- Every request asks for another page, so that none comes from the cache.
local asked = 0
request = function()
  asked = asked + 1
  return wrk.format("GET", "/free-animations/owl" .. asked)
end
