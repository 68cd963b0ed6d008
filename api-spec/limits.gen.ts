// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
export const LIMITS = {
  "nameLength": 200,
  "documentLength": 100,
  "noteLength": 500,
  "holidayNameLength": 100,
  "addressLines": 5,
  "addressLineLength": 100,
  "logoBytes": 49152,
  "logoPixels": 512,
  "categoryNameLength": 100,
  "installments": 999,
  "cents": 99999999999999,
  "basisPoints": 10000,
  "firstDay": "1990-01-01",
  "lastDay": "2100-12-31"
} as const;
