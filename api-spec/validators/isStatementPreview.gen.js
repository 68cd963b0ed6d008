// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var isStatementPreview = validate21;
var func1 = require_ucs2length().default;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.file === void 0 && (missing0 = "file") || data.known === void 0 && (missing0 = "known") || data.questions === void 0 && (missing0 = "questions") || data.choices === void 0 && (missing0 = "choices") || data.moneyAccounts === void 0 && (missing0 = "moneyAccounts") || data.parts === void 0 && (missing0 = "parts")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.file !== void 0) {
          let data0 = data.file;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.format === void 0 && (missing1 = "format")) {
                validate21.at = instancePath + "/file";
                return false;
              } else {
                if (data0.format !== void 0) {
                  if (typeof data0.format !== "string") {
                    validate21.at = instancePath + "/file/format";
                    return false;
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/file";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.known !== void 0) {
            let data2 = data.known;
            const _errs5 = errors;
            const _errs6 = errors;
            let valid2 = false;
            const _errs7 = errors;
            if (data2 !== null) {
              const err0 = { at: instancePath + "/known" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var _valid0 = _errs7 === errors;
            valid2 = valid2 || _valid0;
            const _errs9 = errors;
            if (errors === _errs9) {
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing2;
                if (data2.importedAt === void 0 && (missing2 = "importedAt") || data2.importedBy === void 0 && (missing2 = "importedBy")) {
                  const err1 = { at: instancePath + "/known" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                } else {
                  if (data2.importedAt !== void 0) {
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (errors === _errs11) {
                        if (!(typeof data2.importedAt === "string")) {
                          const err2 = { at: instancePath + "/known/importedAt" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                      }
                    }
                    var valid3 = _errs11 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data2.importedBy !== void 0) {
                      const _errs13 = errors;
                      if (typeof data2.importedBy !== "string") {
                        const err3 = { at: instancePath + "/known/importedBy" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                      var valid3 = _errs13 === errors;
                    } else {
                      var valid3 = true;
                    }
                  }
                }
              } else {
                const err4 = { at: instancePath + "/known" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            var _valid0 = _errs9 === errors;
            valid2 = valid2 || _valid0;
            if (_valid0) {
              var props0 = {};
              props0.importedAt = true;
              props0.importedBy = true;
            }
            if (!valid2) {
              const err5 = { at: instancePath + "/known" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              validate21.at = vErrors?.[vErrors.length - 1].at;
              return false;
            } else {
              errors = _errs6;
              if (vErrors !== null) {
                if (_errs6) {
                  vErrors.length = _errs6;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.questions !== void 0) {
              let data5 = data.questions;
              const _errs15 = errors;
              if (errors === _errs15) {
                if (Array.isArray(data5)) {
                  var valid4 = true;
                  const len0 = data5.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs17 = errors;
                    if (typeof data5[i0] !== "string") {
                      validate21.at = instancePath + "/questions/" + i0;
                      return false;
                    }
                    var valid4 = _errs17 === errors;
                    if (!valid4) {
                      break;
                    }
                  }
                } else {
                  validate21.at = instancePath + "/questions";
                  return false;
                }
              }
              var valid0 = _errs15 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.choices !== void 0) {
                let data7 = data.choices;
                const _errs19 = errors;
                if (errors === _errs19) {
                  if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                    if (data7.dateOrder !== void 0) {
                      let data8 = data7.dateOrder;
                      const _errs21 = errors;
                      if (typeof data8 !== "string") {
                        validate21.at = instancePath + "/choices/dateOrder";
                        return false;
                      }
                      if (!(data8 === "day-first" || data8 === "month-first" || data8 === "year-first")) {
                        validate21.at = instancePath + "/choices/dateOrder";
                        return false;
                      }
                      var valid5 = _errs21 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data7.decimal !== void 0) {
                        let data9 = data7.decimal;
                        const _errs23 = errors;
                        if (typeof data9 !== "string") {
                          validate21.at = instancePath + "/choices/decimal";
                          return false;
                        }
                        if (!(data9 === "comma" || data9 === "point")) {
                          validate21.at = instancePath + "/choices/decimal";
                          return false;
                        }
                        var valid5 = _errs23 === errors;
                      } else {
                        var valid5 = true;
                      }
                      if (valid5) {
                        if (data7.accounts !== void 0) {
                          let data10 = data7.accounts;
                          const _errs25 = errors;
                          if (errors === _errs25) {
                            if (Array.isArray(data10)) {
                              if (data10.length > 100) {
                                validate21.at = instancePath + "/choices/accounts";
                                return false;
                              } else {
                                var valid6 = true;
                                const len1 = data10.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  let data11 = data10[i1];
                                  const _errs27 = errors;
                                  if (errors === _errs27) {
                                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                      let missing3;
                                      if (data11.key === void 0 && (missing3 = "key") || data11.accountId === void 0 && (missing3 = "accountId")) {
                                        validate21.at = instancePath + "/choices/accounts/" + i1;
                                        return false;
                                      } else {
                                        if (data11.key !== void 0) {
                                          let data12 = data11.key;
                                          const _errs29 = errors;
                                          if (errors === _errs29) {
                                            if (typeof data12 === "string") {
                                              if (func1(data12) > 200) {
                                                validate21.at = instancePath + "/choices/accounts/" + i1 + "/key";
                                                return false;
                                              }
                                            } else {
                                              validate21.at = instancePath + "/choices/accounts/" + i1 + "/key";
                                              return false;
                                            }
                                          }
                                          var valid7 = _errs29 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data11.accountId !== void 0) {
                                            let data13 = data11.accountId;
                                            const _errs31 = errors;
                                            if (errors === _errs31) {
                                              if (typeof data13 === "string") {
                                                if (func1(data13) > 100) {
                                                  validate21.at = instancePath + "/choices/accounts/" + i1 + "/accountId";
                                                  return false;
                                                } else {
                                                  if (data13.length < 1) {
                                                    validate21.at = instancePath + "/choices/accounts/" + i1 + "/accountId";
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/choices/accounts/" + i1 + "/accountId";
                                                return false;
                                              }
                                            }
                                            var valid7 = _errs31 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            if (data11.inverts !== void 0) {
                                              const _errs33 = errors;
                                              if (typeof data11.inverts !== "boolean") {
                                                validate21.at = instancePath + "/choices/accounts/" + i1 + "/inverts";
                                                return false;
                                              }
                                              var valid7 = _errs33 === errors;
                                            } else {
                                              var valid7 = true;
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/choices/accounts/" + i1;
                                      return false;
                                    }
                                  }
                                  var valid6 = _errs27 === errors;
                                  if (!valid6) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/choices/accounts";
                              return false;
                            }
                          }
                          var valid5 = _errs25 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data7.taken !== void 0) {
                            let data15 = data7.taken;
                            const _errs35 = errors;
                            if (errors === _errs35) {
                              if (Array.isArray(data15)) {
                                if (data15.length > 500) {
                                  validate21.at = instancePath + "/choices/taken";
                                  return false;
                                } else {
                                  var valid8 = true;
                                  const len2 = data15.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let data16 = data15[i2];
                                    const _errs37 = errors;
                                    if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                      validate21.at = instancePath + "/choices/taken/" + i2;
                                      return false;
                                    }
                                    if (errors === _errs37) {
                                      if (typeof data16 == "number" && isFinite(data16)) {
                                        if (data16 < 1 || isNaN(data16)) {
                                          validate21.at = instancePath + "/choices/taken/" + i2;
                                          return false;
                                        }
                                      }
                                    }
                                    var valid8 = _errs37 === errors;
                                    if (!valid8) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/choices/taken";
                                return false;
                              }
                            }
                            var valid5 = _errs35 === errors;
                          } else {
                            var valid5 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate21.at = instancePath + "/choices";
                    return false;
                  }
                }
                var valid0 = _errs19 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.moneyAccounts !== void 0) {
                  let data17 = data.moneyAccounts;
                  const _errs39 = errors;
                  if (errors === _errs39) {
                    if (Array.isArray(data17)) {
                      var valid9 = true;
                      const len3 = data17.length;
                      for (let i3 = 0; i3 < len3; i3++) {
                        let data18 = data17[i3];
                        const _errs41 = errors;
                        if (errors === _errs41) {
                          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                            let missing4;
                            if (data18.id === void 0 && (missing4 = "id") || data18.name === void 0 && (missing4 = "name") || data18.kind === void 0 && (missing4 = "kind")) {
                              validate21.at = instancePath + "/moneyAccounts/" + i3;
                              return false;
                            } else {
                              if (data18.id !== void 0) {
                                let data19 = data18.id;
                                const _errs43 = errors;
                                if (errors === _errs43) {
                                  if (typeof data19 === "string") {
                                    if (data19.length < 1) {
                                      validate21.at = instancePath + "/moneyAccounts/" + i3 + "/id";
                                      return false;
                                    }
                                  } else {
                                    validate21.at = instancePath + "/moneyAccounts/" + i3 + "/id";
                                    return false;
                                  }
                                }
                                var valid10 = _errs43 === errors;
                              } else {
                                var valid10 = true;
                              }
                              if (valid10) {
                                if (data18.name !== void 0) {
                                  const _errs45 = errors;
                                  if (typeof data18.name !== "string") {
                                    validate21.at = instancePath + "/moneyAccounts/" + i3 + "/name";
                                    return false;
                                  }
                                  var valid10 = _errs45 === errors;
                                } else {
                                  var valid10 = true;
                                }
                                if (valid10) {
                                  if (data18.kind !== void 0) {
                                    const _errs47 = errors;
                                    if (typeof data18.kind !== "string") {
                                      validate21.at = instancePath + "/moneyAccounts/" + i3 + "/kind";
                                      return false;
                                    }
                                    var valid10 = _errs47 === errors;
                                  } else {
                                    var valid10 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/moneyAccounts/" + i3;
                            return false;
                          }
                        }
                        var valid9 = _errs41 === errors;
                        if (!valid9) {
                          break;
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/moneyAccounts";
                      return false;
                    }
                  }
                  var valid0 = _errs39 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.parts !== void 0) {
                    let data22 = data.parts;
                    const _errs49 = errors;
                    if (errors === _errs49) {
                      if (Array.isArray(data22)) {
                        var valid11 = true;
                        const len4 = data22.length;
                        for (let i4 = 0; i4 < len4; i4++) {
                          let data23 = data22[i4];
                          const _errs51 = errors;
                          if (errors === _errs51) {
                            if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                              let missing5;
                              if (data23.key === void 0 && (missing5 = "key") || data23.isCard === void 0 && (missing5 = "isCard") || data23.accountId === void 0 && (missing5 = "accountId") || data23.questions === void 0 && (missing5 = "questions") || data23.balance === void 0 && (missing5 = "balance") || data23.counts === void 0 && (missing5 = "counts") || data23.inCents === void 0 && (missing5 = "inCents") || data23.outCents === void 0 && (missing5 = "outCents") || data23.lines === void 0 && (missing5 = "lines") || data23.leftOut === void 0 && (missing5 = "leftOut") || data23.problems === void 0 && (missing5 = "problems")) {
                                validate21.at = instancePath + "/parts/" + i4;
                                return false;
                              } else {
                                if (data23.key !== void 0) {
                                  const _errs53 = errors;
                                  if (typeof data23.key !== "string") {
                                    validate21.at = instancePath + "/parts/" + i4 + "/key";
                                    return false;
                                  }
                                  var valid12 = _errs53 === errors;
                                } else {
                                  var valid12 = true;
                                }
                                if (valid12) {
                                  if (data23.bankCode !== void 0) {
                                    const _errs55 = errors;
                                    if (typeof data23.bankCode !== "string") {
                                      validate21.at = instancePath + "/parts/" + i4 + "/bankCode";
                                      return false;
                                    }
                                    var valid12 = _errs55 === errors;
                                  } else {
                                    var valid12 = true;
                                  }
                                  if (valid12) {
                                    if (data23.numberEnd !== void 0) {
                                      const _errs57 = errors;
                                      if (typeof data23.numberEnd !== "string") {
                                        validate21.at = instancePath + "/parts/" + i4 + "/numberEnd";
                                        return false;
                                      }
                                      var valid12 = _errs57 === errors;
                                    } else {
                                      var valid12 = true;
                                    }
                                    if (valid12) {
                                      if (data23.isCard !== void 0) {
                                        const _errs59 = errors;
                                        if (typeof data23.isCard !== "boolean") {
                                          validate21.at = instancePath + "/parts/" + i4 + "/isCard";
                                          return false;
                                        }
                                        var valid12 = _errs59 === errors;
                                      } else {
                                        var valid12 = true;
                                      }
                                      if (valid12) {
                                        if (data23.accountId !== void 0) {
                                          let data28 = data23.accountId;
                                          const _errs61 = errors;
                                          if (typeof data28 !== "string" && data28 !== null) {
                                            validate21.at = instancePath + "/parts/" + i4 + "/accountId";
                                            return false;
                                          }
                                          var valid12 = _errs61 === errors;
                                        } else {
                                          var valid12 = true;
                                        }
                                        if (valid12) {
                                          if (data23.suggestedAccountId !== void 0) {
                                            let data29 = data23.suggestedAccountId;
                                            const _errs63 = errors;
                                            if (errors === _errs63) {
                                              if (typeof data29 === "string") {
                                                if (data29.length < 1) {
                                                  validate21.at = instancePath + "/parts/" + i4 + "/suggestedAccountId";
                                                  return false;
                                                }
                                              } else {
                                                validate21.at = instancePath + "/parts/" + i4 + "/suggestedAccountId";
                                                return false;
                                              }
                                            }
                                            var valid12 = _errs63 === errors;
                                          } else {
                                            var valid12 = true;
                                          }
                                          if (valid12) {
                                            if (data23.inverts !== void 0) {
                                              const _errs65 = errors;
                                              if (typeof data23.inverts !== "boolean") {
                                                validate21.at = instancePath + "/parts/" + i4 + "/inverts";
                                                return false;
                                              }
                                              var valid12 = _errs65 === errors;
                                            } else {
                                              var valid12 = true;
                                            }
                                            if (valid12) {
                                              if (data23.questions !== void 0) {
                                                let data31 = data23.questions;
                                                const _errs67 = errors;
                                                if (errors === _errs67) {
                                                  if (Array.isArray(data31)) {
                                                    var valid13 = true;
                                                    const len5 = data31.length;
                                                    for (let i5 = 0; i5 < len5; i5++) {
                                                      const _errs69 = errors;
                                                      if (typeof data31[i5] !== "string") {
                                                        validate21.at = instancePath + "/parts/" + i4 + "/questions/" + i5;
                                                        return false;
                                                      }
                                                      var valid13 = _errs69 === errors;
                                                      if (!valid13) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/parts/" + i4 + "/questions";
                                                    return false;
                                                  }
                                                }
                                                var valid12 = _errs67 === errors;
                                              } else {
                                                var valid12 = true;
                                              }
                                              if (valid12) {
                                                if (data23.from !== void 0) {
                                                  let data33 = data23.from;
                                                  const _errs71 = errors;
                                                  if (errors === _errs71) {
                                                    if (errors === _errs71) {
                                                      if (typeof data33 === "string") {
                                                        if (!formats0.test(data33)) {
                                                          validate21.at = instancePath + "/parts/" + i4 + "/from";
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/parts/" + i4 + "/from";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid12 = _errs71 === errors;
                                                } else {
                                                  var valid12 = true;
                                                }
                                                if (valid12) {
                                                  if (data23.to !== void 0) {
                                                    let data34 = data23.to;
                                                    const _errs73 = errors;
                                                    if (errors === _errs73) {
                                                      if (errors === _errs73) {
                                                        if (typeof data34 === "string") {
                                                          if (!formats0.test(data34)) {
                                                            validate21.at = instancePath + "/parts/" + i4 + "/to";
                                                            return false;
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/parts/" + i4 + "/to";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid12 = _errs73 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                  if (valid12) {
                                                    if (data23.balance !== void 0) {
                                                      let data35 = data23.balance;
                                                      const _errs75 = errors;
                                                      const _errs76 = errors;
                                                      let valid14 = false;
                                                      const _errs77 = errors;
                                                      if (data35 !== null) {
                                                        const err6 = { at: instancePath + "/parts/" + i4 + "/balance" };
                                                        if (vErrors === null) {
                                                          vErrors = [err6];
                                                        } else {
                                                          vErrors.push(err6);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid1 = _errs77 === errors;
                                                      valid14 = valid14 || _valid1;
                                                      const _errs79 = errors;
                                                      if (errors === _errs79) {
                                                        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                                          let missing6;
                                                          if (data35.day === void 0 && (missing6 = "day") || data35.cents === void 0 && (missing6 = "cents")) {
                                                            const err7 = { at: instancePath + "/parts/" + i4 + "/balance" };
                                                            if (vErrors === null) {
                                                              vErrors = [err7];
                                                            } else {
                                                              vErrors.push(err7);
                                                            }
                                                            errors++;
                                                          } else {
                                                            if (data35.day !== void 0) {
                                                              let data36 = data35.day;
                                                              const _errs81 = errors;
                                                              if (errors === _errs81) {
                                                                if (errors === _errs81) {
                                                                  if (typeof data36 === "string") {
                                                                    if (!formats0.test(data36)) {
                                                                      const err8 = { at: instancePath + "/parts/" + i4 + "/balance/day" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err8];
                                                                      } else {
                                                                        vErrors.push(err8);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  } else {
                                                                    const err9 = { at: instancePath + "/parts/" + i4 + "/balance/day" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err9];
                                                                    } else {
                                                                      vErrors.push(err9);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                }
                                                              }
                                                              var valid15 = _errs81 === errors;
                                                            } else {
                                                              var valid15 = true;
                                                            }
                                                            if (valid15) {
                                                              if (data35.cents !== void 0) {
                                                                let data37 = data35.cents;
                                                                const _errs83 = errors;
                                                                if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                                                                  const err10 = { at: instancePath + "/parts/" + i4 + "/balance/cents" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err10];
                                                                  } else {
                                                                    vErrors.push(err10);
                                                                  }
                                                                  errors++;
                                                                }
                                                                var valid15 = _errs83 === errors;
                                                              } else {
                                                                var valid15 = true;
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          const err11 = { at: instancePath + "/parts/" + i4 + "/balance" };
                                                          if (vErrors === null) {
                                                            vErrors = [err11];
                                                          } else {
                                                            vErrors.push(err11);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var _valid1 = _errs79 === errors;
                                                      valid14 = valid14 || _valid1;
                                                      if (_valid1) {
                                                        var props1 = {};
                                                        props1.day = true;
                                                        props1.cents = true;
                                                      }
                                                      if (!valid14) {
                                                        const err12 = { at: instancePath + "/parts/" + i4 + "/balance" };
                                                        if (vErrors === null) {
                                                          vErrors = [err12];
                                                        } else {
                                                          vErrors.push(err12);
                                                        }
                                                        errors++;
                                                        validate21.at = vErrors?.[vErrors.length - 1].at;
                                                        return false;
                                                      } else {
                                                        errors = _errs76;
                                                        if (vErrors !== null) {
                                                          if (_errs76) {
                                                            vErrors.length = _errs76;
                                                          } else {
                                                            vErrors = null;
                                                          }
                                                        }
                                                      }
                                                      var valid12 = _errs75 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (data23.counts !== void 0) {
                                                        let data38 = data23.counts;
                                                        const _errs85 = errors;
                                                        if (errors === _errs85) {
                                                          if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                                            let missing7;
                                                            if (data38.new === void 0 && (missing7 = "new") || data38.known === void 0 && (missing7 = "known") || data38.perhaps === void 0 && (missing7 = "perhaps") || data38.leftOut === void 0 && (missing7 = "leftOut") || data38.problems === void 0 && (missing7 = "problems")) {
                                                              validate21.at = instancePath + "/parts/" + i4 + "/counts";
                                                              return false;
                                                            } else {
                                                              if (data38.new !== void 0) {
                                                                let data39 = data38.new;
                                                                const _errs87 = errors;
                                                                if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
                                                                  validate21.at = instancePath + "/parts/" + i4 + "/counts/new";
                                                                  return false;
                                                                }
                                                                if (errors === _errs87) {
                                                                  if (typeof data39 == "number" && isFinite(data39)) {
                                                                    if (data39 < 0 || isNaN(data39)) {
                                                                      validate21.at = instancePath + "/parts/" + i4 + "/counts/new";
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid16 = _errs87 === errors;
                                                              } else {
                                                                var valid16 = true;
                                                              }
                                                              if (valid16) {
                                                                if (data38.known !== void 0) {
                                                                  let data40 = data38.known;
                                                                  const _errs89 = errors;
                                                                  if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
                                                                    validate21.at = instancePath + "/parts/" + i4 + "/counts/known";
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs89) {
                                                                    if (typeof data40 == "number" && isFinite(data40)) {
                                                                      if (data40 < 0 || isNaN(data40)) {
                                                                        validate21.at = instancePath + "/parts/" + i4 + "/counts/known";
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid16 = _errs89 === errors;
                                                                } else {
                                                                  var valid16 = true;
                                                                }
                                                                if (valid16) {
                                                                  if (data38.perhaps !== void 0) {
                                                                    let data41 = data38.perhaps;
                                                                    const _errs91 = errors;
                                                                    if (!(typeof data41 == "number" && (!(data41 % 1) && !isNaN(data41)) && isFinite(data41))) {
                                                                      validate21.at = instancePath + "/parts/" + i4 + "/counts/perhaps";
                                                                      return false;
                                                                    }
                                                                    if (errors === _errs91) {
                                                                      if (typeof data41 == "number" && isFinite(data41)) {
                                                                        if (data41 < 0 || isNaN(data41)) {
                                                                          validate21.at = instancePath + "/parts/" + i4 + "/counts/perhaps";
                                                                          return false;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid16 = _errs91 === errors;
                                                                  } else {
                                                                    var valid16 = true;
                                                                  }
                                                                  if (valid16) {
                                                                    if (data38.leftOut !== void 0) {
                                                                      let data42 = data38.leftOut;
                                                                      const _errs93 = errors;
                                                                      if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
                                                                        validate21.at = instancePath + "/parts/" + i4 + "/counts/leftOut";
                                                                        return false;
                                                                      }
                                                                      if (errors === _errs93) {
                                                                        if (typeof data42 == "number" && isFinite(data42)) {
                                                                          if (data42 < 0 || isNaN(data42)) {
                                                                            validate21.at = instancePath + "/parts/" + i4 + "/counts/leftOut";
                                                                            return false;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid16 = _errs93 === errors;
                                                                    } else {
                                                                      var valid16 = true;
                                                                    }
                                                                    if (valid16) {
                                                                      if (data38.problems !== void 0) {
                                                                        let data43 = data38.problems;
                                                                        const _errs95 = errors;
                                                                        if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
                                                                          validate21.at = instancePath + "/parts/" + i4 + "/counts/problems";
                                                                          return false;
                                                                        }
                                                                        if (errors === _errs95) {
                                                                          if (typeof data43 == "number" && isFinite(data43)) {
                                                                            if (data43 < 0 || isNaN(data43)) {
                                                                              validate21.at = instancePath + "/parts/" + i4 + "/counts/problems";
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid16 = _errs95 === errors;
                                                                      } else {
                                                                        var valid16 = true;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/parts/" + i4 + "/counts";
                                                            return false;
                                                          }
                                                        }
                                                        var valid12 = _errs85 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                      if (valid12) {
                                                        if (data23.inCents !== void 0) {
                                                          let data44 = data23.inCents;
                                                          const _errs97 = errors;
                                                          if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
                                                            validate21.at = instancePath + "/parts/" + i4 + "/inCents";
                                                            return false;
                                                          }
                                                          if (errors === _errs97) {
                                                            if (typeof data44 == "number" && isFinite(data44)) {
                                                              if (data44 < 0 || isNaN(data44)) {
                                                                validate21.at = instancePath + "/parts/" + i4 + "/inCents";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid12 = _errs97 === errors;
                                                        } else {
                                                          var valid12 = true;
                                                        }
                                                        if (valid12) {
                                                          if (data23.outCents !== void 0) {
                                                            let data45 = data23.outCents;
                                                            const _errs99 = errors;
                                                            if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
                                                              validate21.at = instancePath + "/parts/" + i4 + "/outCents";
                                                              return false;
                                                            }
                                                            if (errors === _errs99) {
                                                              if (typeof data45 == "number" && isFinite(data45)) {
                                                                if (data45 < 0 || isNaN(data45)) {
                                                                  validate21.at = instancePath + "/parts/" + i4 + "/outCents";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid12 = _errs99 === errors;
                                                          } else {
                                                            var valid12 = true;
                                                          }
                                                          if (valid12) {
                                                            if (data23.lines !== void 0) {
                                                              let data46 = data23.lines;
                                                              const _errs101 = errors;
                                                              if (errors === _errs101) {
                                                                if (Array.isArray(data46)) {
                                                                  var valid17 = true;
                                                                  const len6 = data46.length;
                                                                  for (let i6 = 0; i6 < len6; i6++) {
                                                                    let data47 = data46[i6];
                                                                    const _errs103 = errors;
                                                                    if (errors === _errs103) {
                                                                      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                                        let missing8;
                                                                        if (data47.row === void 0 && (missing8 = "row") || data47.day === void 0 && (missing8 = "day") || data47.cents === void 0 && (missing8 = "cents") || data47.text === void 0 && (missing8 = "text") || data47.state === void 0 && (missing8 = "state")) {
                                                                          validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6;
                                                                          return false;
                                                                        } else {
                                                                          if (data47.row !== void 0) {
                                                                            let data48 = data47.row;
                                                                            const _errs105 = errors;
                                                                            if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                                                                              validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6 + "/row";
                                                                              return false;
                                                                            }
                                                                            if (errors === _errs105) {
                                                                              if (typeof data48 == "number" && isFinite(data48)) {
                                                                                if (data48 < 1 || isNaN(data48)) {
                                                                                  validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6 + "/row";
                                                                                  return false;
                                                                                }
                                                                              }
                                                                            }
                                                                            var valid18 = _errs105 === errors;
                                                                          } else {
                                                                            var valid18 = true;
                                                                          }
                                                                          if (valid18) {
                                                                            if (data47.day !== void 0) {
                                                                              let data49 = data47.day;
                                                                              const _errs107 = errors;
                                                                              if (errors === _errs107) {
                                                                                if (errors === _errs107) {
                                                                                  if (typeof data49 === "string") {
                                                                                    if (!formats0.test(data49)) {
                                                                                      validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6 + "/day";
                                                                                      return false;
                                                                                    }
                                                                                  } else {
                                                                                    validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6 + "/day";
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              }
                                                                              var valid18 = _errs107 === errors;
                                                                            } else {
                                                                              var valid18 = true;
                                                                            }
                                                                            if (valid18) {
                                                                              if (data47.cents !== void 0) {
                                                                                let data50 = data47.cents;
                                                                                const _errs109 = errors;
                                                                                if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
                                                                                  validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6 + "/cents";
                                                                                  return false;
                                                                                }
                                                                                var valid18 = _errs109 === errors;
                                                                              } else {
                                                                                var valid18 = true;
                                                                              }
                                                                              if (valid18) {
                                                                                if (data47.text !== void 0) {
                                                                                  const _errs111 = errors;
                                                                                  if (typeof data47.text !== "string") {
                                                                                    validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6 + "/text";
                                                                                    return false;
                                                                                  }
                                                                                  var valid18 = _errs111 === errors;
                                                                                } else {
                                                                                  var valid18 = true;
                                                                                }
                                                                                if (valid18) {
                                                                                  if (data47.document !== void 0) {
                                                                                    const _errs113 = errors;
                                                                                    if (typeof data47.document !== "string") {
                                                                                      validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6 + "/document";
                                                                                      return false;
                                                                                    }
                                                                                    var valid18 = _errs113 === errors;
                                                                                  } else {
                                                                                    var valid18 = true;
                                                                                  }
                                                                                  if (valid18) {
                                                                                    if (data47.state !== void 0) {
                                                                                      const _errs115 = errors;
                                                                                      if (typeof data47.state !== "string") {
                                                                                        validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6 + "/state";
                                                                                        return false;
                                                                                      }
                                                                                      var valid18 = _errs115 === errors;
                                                                                    } else {
                                                                                      var valid18 = true;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate21.at = instancePath + "/parts/" + i4 + "/lines/" + i6;
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid17 = _errs103 === errors;
                                                                    if (!valid17) {
                                                                      break;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate21.at = instancePath + "/parts/" + i4 + "/lines";
                                                                  return false;
                                                                }
                                                              }
                                                              var valid12 = _errs101 === errors;
                                                            } else {
                                                              var valid12 = true;
                                                            }
                                                            if (valid12) {
                                                              if (data23.leftOut !== void 0) {
                                                                let data54 = data23.leftOut;
                                                                const _errs117 = errors;
                                                                if (errors === _errs117) {
                                                                  if (Array.isArray(data54)) {
                                                                    var valid19 = true;
                                                                    const len7 = data54.length;
                                                                    for (let i7 = 0; i7 < len7; i7++) {
                                                                      let data55 = data54[i7];
                                                                      const _errs119 = errors;
                                                                      if (errors === _errs119) {
                                                                        if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                                                                          let missing9;
                                                                          if (data55.reason === void 0 && (missing9 = "reason") || data55.count === void 0 && (missing9 = "count")) {
                                                                            validate21.at = instancePath + "/parts/" + i4 + "/leftOut/" + i7;
                                                                            return false;
                                                                          } else {
                                                                            if (data55.reason !== void 0) {
                                                                              const _errs121 = errors;
                                                                              if (typeof data55.reason !== "string") {
                                                                                validate21.at = instancePath + "/parts/" + i4 + "/leftOut/" + i7 + "/reason";
                                                                                return false;
                                                                              }
                                                                              var valid20 = _errs121 === errors;
                                                                            } else {
                                                                              var valid20 = true;
                                                                            }
                                                                            if (valid20) {
                                                                              if (data55.count !== void 0) {
                                                                                let data57 = data55.count;
                                                                                const _errs123 = errors;
                                                                                if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
                                                                                  validate21.at = instancePath + "/parts/" + i4 + "/leftOut/" + i7 + "/count";
                                                                                  return false;
                                                                                }
                                                                                if (errors === _errs123) {
                                                                                  if (typeof data57 == "number" && isFinite(data57)) {
                                                                                    if (data57 < 1 || isNaN(data57)) {
                                                                                      validate21.at = instancePath + "/parts/" + i4 + "/leftOut/" + i7 + "/count";
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                }
                                                                                var valid20 = _errs123 === errors;
                                                                              } else {
                                                                                var valid20 = true;
                                                                              }
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate21.at = instancePath + "/parts/" + i4 + "/leftOut/" + i7;
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid19 = _errs119 === errors;
                                                                      if (!valid19) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate21.at = instancePath + "/parts/" + i4 + "/leftOut";
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid12 = _errs117 === errors;
                                                              } else {
                                                                var valid12 = true;
                                                              }
                                                              if (valid12) {
                                                                if (data23.problems !== void 0) {
                                                                  let data58 = data23.problems;
                                                                  const _errs125 = errors;
                                                                  if (errors === _errs125) {
                                                                    if (Array.isArray(data58)) {
                                                                      var valid21 = true;
                                                                      const len8 = data58.length;
                                                                      for (let i8 = 0; i8 < len8; i8++) {
                                                                        let data59 = data58[i8];
                                                                        const _errs127 = errors;
                                                                        if (errors === _errs127) {
                                                                          if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                                                                            let missing10;
                                                                            if (data59.row === void 0 && (missing10 = "row") || data59.reason === void 0 && (missing10 = "reason")) {
                                                                              validate21.at = instancePath + "/parts/" + i4 + "/problems/" + i8;
                                                                              return false;
                                                                            } else {
                                                                              if (data59.row !== void 0) {
                                                                                let data60 = data59.row;
                                                                                const _errs129 = errors;
                                                                                if (!(typeof data60 == "number" && (!(data60 % 1) && !isNaN(data60)) && isFinite(data60))) {
                                                                                  validate21.at = instancePath + "/parts/" + i4 + "/problems/" + i8 + "/row";
                                                                                  return false;
                                                                                }
                                                                                if (errors === _errs129) {
                                                                                  if (typeof data60 == "number" && isFinite(data60)) {
                                                                                    if (data60 < 1 || isNaN(data60)) {
                                                                                      validate21.at = instancePath + "/parts/" + i4 + "/problems/" + i8 + "/row";
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                }
                                                                                var valid22 = _errs129 === errors;
                                                                              } else {
                                                                                var valid22 = true;
                                                                              }
                                                                              if (valid22) {
                                                                                if (data59.reason !== void 0) {
                                                                                  const _errs131 = errors;
                                                                                  if (typeof data59.reason !== "string") {
                                                                                    validate21.at = instancePath + "/parts/" + i4 + "/problems/" + i8 + "/reason";
                                                                                    return false;
                                                                                  }
                                                                                  var valid22 = _errs131 === errors;
                                                                                } else {
                                                                                  var valid22 = true;
                                                                                }
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate21.at = instancePath + "/parts/" + i4 + "/problems/" + i8;
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid21 = _errs127 === errors;
                                                                        if (!valid21) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate21.at = instancePath + "/parts/" + i4 + "/problems";
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid12 = _errs125 === errors;
                                                                } else {
                                                                  var valid12 = true;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/parts/" + i4;
                              return false;
                            }
                          }
                          var valid11 = _errs51 === errors;
                          if (!valid11) {
                            break;
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/parts";
                        return false;
                      }
                    }
                    var valid0 = _errs49 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  validate21.at = vErrors?.[vErrors.length - 1].at;
  return errors === 0;
}
isStatementPreview.removable = ["/questions/*", "/choices/dateOrder", "/choices/decimal", "/choices/accounts", "/choices/accounts/*", "/choices/accounts/*/inverts", "/choices/taken", "/choices/taken/*", "/moneyAccounts/*", "/parts/*", "/parts/*/bankCode", "/parts/*/numberEnd", "/parts/*/suggestedAccountId", "/parts/*/inverts", "/parts/*/questions/*", "/parts/*/from", "/parts/*/to", "/parts/*/lines/*", "/parts/*/lines/*/document", "/parts/*/leftOut/*", "/parts/*/problems/*"];
export {
  isStatementPreview
};
