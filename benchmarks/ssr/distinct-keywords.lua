-- Every request of every run asks for another page, so that none comes from the cache.
local asked = os.time() % 100000 * 100000
request = function()
  asked = asked + 1
  return wrk.format("GET", string.format("/free-animations/owl%.0f", asked))
end
