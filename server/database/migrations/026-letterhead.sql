-- What prints and reports show of the company. An earlier release leaves these columns as they are.
alter table company
  -- Lines, separated by line breaks.
  add column address text,
  -- CPF or CNPJ without punctuation.
  add column tax_number text,
  -- PNG or JPEG in base64.
  add column logo text;
