-- Removes accents, case and invisible characters (`\p{Cf}` but the two joiners), so that a search and the search for
-- duplicates compare texts as `cleanText` of the API leaves them.
create or replace function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(
    normalize(value, NFD),
    '[\u0300-\u036f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u180e\u200b\u200e-\u200f\u202a-\u202e'
      '\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3'
      '\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]',
    '',
    'g'
  ));

-- The texts stay as they are. The update computes `search_text` again.
update entries set counterparty = counterparty where search_text <> fold_text(counterparty || E'\n' || document);
