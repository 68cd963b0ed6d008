// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isCounterpartyList = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.counterparties === void 0 && (missing0 = "counterparties")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.counterparties !== void 0) {
          let data0 = data.counterparties;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 20) {
                validate21.at = instancePath + "/counterparties";
                return false;
              } else {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs3 = errors;
                  if (errors === _errs3) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if (data1.name === void 0 && (missing1 = "name") || data1.count === void 0 && (missing1 = "count")) {
                        validate21.at = instancePath + "/counterparties/" + i0;
                        return false;
                      } else {
                        if (data1.name !== void 0) {
                          let data2 = data1.name;
                          const _errs5 = errors;
                          if (errors === _errs5) {
                            if (typeof data2 === "string") {
                              if (data2.length < 1) {
                                validate21.at = instancePath + "/counterparties/" + i0 + "/name";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/counterparties/" + i0 + "/name";
                              return false;
                            }
                          }
                          var valid2 = _errs5 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.count !== void 0) {
                            let data3 = data1.count;
                            const _errs7 = errors;
                            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                              validate21.at = instancePath + "/counterparties/" + i0 + "/count";
                              return false;
                            }
                            if (errors === _errs7) {
                              if (typeof data3 == "number" && isFinite(data3)) {
                                if (data3 < 1 || isNaN(data3)) {
                                  validate21.at = instancePath + "/counterparties/" + i0 + "/count";
                                  return false;
                                }
                              }
                            }
                            var valid2 = _errs7 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.latest !== void 0) {
                              let data4 = data1.latest;
                              const _errs9 = errors;
                              if (errors === _errs9) {
                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                  let missing2;
                                  if (data4.category === void 0 && (missing2 = "category") || data4.form === void 0 && (missing2 = "form")) {
                                    validate21.at = instancePath + "/counterparties/" + i0 + "/latest";
                                    return false;
                                  } else {
                                    if (data4.category !== void 0) {
                                      const _errs11 = errors;
                                      if (typeof data4.category !== "string") {
                                        validate21.at = instancePath + "/counterparties/" + i0 + "/latest/category";
                                        return false;
                                      }
                                      var valid3 = _errs11 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data4.form !== void 0) {
                                        const _errs13 = errors;
                                        if (typeof data4.form !== "string") {
                                          validate21.at = instancePath + "/counterparties/" + i0 + "/latest/form";
                                          return false;
                                        }
                                        var valid3 = _errs13 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/counterparties/" + i0 + "/latest";
                                  return false;
                                }
                              }
                              var valid2 = _errs9 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/counterparties/" + i0;
                      return false;
                    }
                  }
                  var valid1 = _errs3 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/counterparties";
              return false;
            }
          }
        }
      }
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isCounterpartyList.removable = ["/counterparties/*", "/counterparties/*/latest"];
export {
  isCounterpartyList
};
