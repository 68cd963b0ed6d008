// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.
// api-spec/formats.ts
var DATE_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
function isDateTime(text) {
  const day = DATE_TIME.exec(text)?.[1];
  if (day === void 0) return false;
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
var FORMATS = { "date-time": isDateTime };

// <stdin>
var isSession = validate21;
var formats0 = FORMATS["date-time"];
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.login === void 0 && (missing0 = "login") || data.name === void 0 && (missing0 = "name") || data.role === void 0 && (missing0 = "role") || data.expiresAt === void 0 && (missing0 = "expiresAt")) {
        return false;
      } else {
        if (data.login !== void 0) {
          const _errs1 = errors;
          if (typeof data.login !== "string") {
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.role !== void 0) {
              let data2 = data.role;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                return false;
              }
              if (!(data2 === "editor" || data2 === "admin")) {
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expiresAt !== void 0) {
                let data3 = data.expiresAt;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (!formats0(data3)) {
                        return false;
                      }
                    } else {
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return false;
    }
  }
  return errors === 0;
}
export {
  isSession
};
