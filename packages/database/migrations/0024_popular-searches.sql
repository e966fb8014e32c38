-- What people search for in each language: counted by day, and what of it is fit to be shown.

CREATE TABLE searched_days (
  day date NOT NULL,
  -- The first part of the page's path, which says its language; empty for none.
  area text NOT NULL,
  query text NOT NULL,
  -- Different ones of that day who found something.
  visitors integer NOT NULL,
  PRIMARY KEY (day, area, query)
);

CREATE TABLE popular_searches (
  locale text NOT NULL,
  place integer NOT NULL,
  query text NOT NULL,
  PRIMARY KEY (locale, place)
);
