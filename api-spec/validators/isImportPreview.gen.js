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
var isImportPreview = validate21;
var func1 = require_ucs2length().default;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
var pattern4 = new RegExp("^[12]", "u");
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.file === void 0 && (missing0 = "file") || data.sheets === void 0 && (missing0 = "sheets") || data.known === void 0 && (missing0 = "known") || data.headerRow === void 0 && (missing0 = "headerRow") || data.columns === void 0 && (missing0 = "columns") || data.choices === void 0 && (missing0 = "choices") || data.questions === void 0 && (missing0 = "questions") || data.values === void 0 && (missing0 = "values") || data.counts === void 0 && (missing0 = "counts") || data.rows === void 0 && (missing0 = "rows")) {
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
                  const _errs3 = errors;
                  if (typeof data0.format !== "string") {
                    validate21.at = instancePath + "/file/format";
                    return false;
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.encoding !== void 0) {
                    const _errs5 = errors;
                    if (typeof data0.encoding !== "string") {
                      validate21.at = instancePath + "/file/encoding";
                      return false;
                    }
                    var valid1 = _errs5 === errors;
                  } else {
                    var valid1 = true;
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
          if (data.sheets !== void 0) {
            let data3 = data.sheets;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (Array.isArray(data3)) {
                var valid2 = true;
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs9 = errors;
                  if (typeof data3[i0] !== "string") {
                    validate21.at = instancePath + "/sheets/" + i0;
                    return false;
                  }
                  var valid2 = _errs9 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/sheets";
                return false;
              }
            }
            var valid0 = _errs7 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.known !== void 0) {
              let data5 = data.known;
              const _errs11 = errors;
              const _errs12 = errors;
              let valid3 = false;
              const _errs13 = errors;
              if (data5 !== null) {
                const err0 = { at: instancePath + "/known" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs13 === errors;
              valid3 = valid3 || _valid0;
              const _errs15 = errors;
              if (errors === _errs15) {
                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                  let missing2;
                  if (data5.importedAt === void 0 && (missing2 = "importedAt") || data5.importedBy === void 0 && (missing2 = "importedBy")) {
                    const err1 = { at: instancePath + "/known" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  } else {
                    if (data5.importedAt !== void 0) {
                      const _errs17 = errors;
                      if (errors === _errs17) {
                        if (errors === _errs17) {
                          if (!(typeof data5.importedAt === "string")) {
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
                      var valid4 = _errs17 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data5.importedBy !== void 0) {
                        const _errs19 = errors;
                        if (typeof data5.importedBy !== "string") {
                          const err3 = { at: instancePath + "/known/importedBy" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                        }
                        var valid4 = _errs19 === errors;
                      } else {
                        var valid4 = true;
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
              var _valid0 = _errs15 === errors;
              valid3 = valid3 || _valid0;
              if (_valid0) {
                var props0 = {};
                props0.importedAt = true;
                props0.importedBy = true;
              }
              if (!valid3) {
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
                errors = _errs12;
                if (vErrors !== null) {
                  if (_errs12) {
                    vErrors.length = _errs12;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs11 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.headerRow !== void 0) {
                let data8 = data.headerRow;
                const _errs21 = errors;
                if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
                  validate21.at = instancePath + "/headerRow";
                  return false;
                }
                var valid0 = _errs21 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.columns !== void 0) {
                  let data9 = data.columns;
                  const _errs23 = errors;
                  if (errors === _errs23) {
                    if (Array.isArray(data9)) {
                      var valid5 = true;
                      const len1 = data9.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data10 = data9[i1];
                        const _errs25 = errors;
                        if (errors === _errs25) {
                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                            let missing3;
                            if (data10.title === void 0 && (missing3 = "title") || data10.samples === void 0 && (missing3 = "samples") || data10.field === void 0 && (missing3 = "field")) {
                              validate21.at = instancePath + "/columns/" + i1;
                              return false;
                            } else {
                              if (data10.title !== void 0) {
                                const _errs27 = errors;
                                if (typeof data10.title !== "string") {
                                  validate21.at = instancePath + "/columns/" + i1 + "/title";
                                  return false;
                                }
                                var valid6 = _errs27 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data10.samples !== void 0) {
                                  let data12 = data10.samples;
                                  const _errs29 = errors;
                                  if (errors === _errs29) {
                                    if (Array.isArray(data12)) {
                                      var valid7 = true;
                                      const len2 = data12.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        const _errs31 = errors;
                                        if (typeof data12[i2] !== "string") {
                                          validate21.at = instancePath + "/columns/" + i1 + "/samples/" + i2;
                                          return false;
                                        }
                                        var valid7 = _errs31 === errors;
                                        if (!valid7) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/columns/" + i1 + "/samples";
                                      return false;
                                    }
                                  }
                                  var valid6 = _errs29 === errors;
                                } else {
                                  var valid6 = true;
                                }
                                if (valid6) {
                                  if (data10.field !== void 0) {
                                    let data14 = data10.field;
                                    const _errs33 = errors;
                                    if (typeof data14 !== "string" && data14 !== null) {
                                      validate21.at = instancePath + "/columns/" + i1 + "/field";
                                      return false;
                                    }
                                    var valid6 = _errs33 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/columns/" + i1;
                            return false;
                          }
                        }
                        var valid5 = _errs25 === errors;
                        if (!valid5) {
                          break;
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/columns";
                      return false;
                    }
                  }
                  var valid0 = _errs23 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.choices !== void 0) {
                    let data15 = data.choices;
                    const _errs35 = errors;
                    if (errors === _errs35) {
                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        if (data15.sheet !== void 0) {
                          const _errs37 = errors;
                          if (typeof data15.sheet !== "string") {
                            validate21.at = instancePath + "/choices/sheet";
                            return false;
                          }
                          var valid8 = _errs37 === errors;
                        } else {
                          var valid8 = true;
                        }
                        if (valid8) {
                          if (data15.columns !== void 0) {
                            let data17 = data15.columns;
                            const _errs39 = errors;
                            if (errors === _errs39) {
                              if (Array.isArray(data17)) {
                                if (data17.length > 50) {
                                  validate21.at = instancePath + "/choices/columns";
                                  return false;
                                } else {
                                  var valid9 = true;
                                  const len3 = data17.length;
                                  for (let i3 = 0; i3 < len3; i3++) {
                                    let data18 = data17[i3];
                                    const _errs41 = errors;
                                    if (typeof data18 !== "string" && data18 !== null) {
                                      validate21.at = instancePath + "/choices/columns/" + i3;
                                      return false;
                                    }
                                    var valid9 = _errs41 === errors;
                                    if (!valid9) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/choices/columns";
                                return false;
                              }
                            }
                            var valid8 = _errs39 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (valid8) {
                            if (data15.dateOrder !== void 0) {
                              let data19 = data15.dateOrder;
                              const _errs43 = errors;
                              if (typeof data19 !== "string") {
                                validate21.at = instancePath + "/choices/dateOrder";
                                return false;
                              }
                              if (!(data19 === "day-first" || data19 === "month-first")) {
                                validate21.at = instancePath + "/choices/dateOrder";
                                return false;
                              }
                              var valid8 = _errs43 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data15.isYearFirst !== void 0) {
                                const _errs45 = errors;
                                if (typeof data15.isYearFirst !== "boolean") {
                                  validate21.at = instancePath + "/choices/isYearFirst";
                                  return false;
                                }
                                var valid8 = _errs45 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data15.decimal !== void 0) {
                                  let data21 = data15.decimal;
                                  const _errs47 = errors;
                                  if (typeof data21 !== "string") {
                                    validate21.at = instancePath + "/choices/decimal";
                                    return false;
                                  }
                                  if (!(data21 === "comma" || data21 === "point")) {
                                    validate21.at = instancePath + "/choices/decimal";
                                    return false;
                                  }
                                  var valid8 = _errs47 === errors;
                                } else {
                                  var valid8 = true;
                                }
                                if (valid8) {
                                  if (data15.defaults !== void 0) {
                                    let data22 = data15.defaults;
                                    const _errs49 = errors;
                                    if (errors === _errs49) {
                                      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                        if (data22.kind !== void 0) {
                                          let data23 = data22.kind;
                                          const _errs51 = errors;
                                          if (typeof data23 !== "string") {
                                            validate21.at = instancePath + "/choices/defaults/kind";
                                            return false;
                                          }
                                          if (!(data23 === "receivable" || data23 === "payable")) {
                                            validate21.at = instancePath + "/choices/defaults/kind";
                                            return false;
                                          }
                                          var valid10 = _errs51 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data22.category !== void 0) {
                                            const _errs53 = errors;
                                            if (typeof data22.category !== "string") {
                                              validate21.at = instancePath + "/choices/defaults/category";
                                              return false;
                                            }
                                            var valid10 = _errs53 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data22.receivableCategory !== void 0) {
                                              const _errs55 = errors;
                                              if (typeof data22.receivableCategory !== "string") {
                                                validate21.at = instancePath + "/choices/defaults/receivableCategory";
                                                return false;
                                              }
                                              var valid10 = _errs55 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                            if (valid10) {
                                              if (data22.payableCategory !== void 0) {
                                                const _errs57 = errors;
                                                if (typeof data22.payableCategory !== "string") {
                                                  validate21.at = instancePath + "/choices/defaults/payableCategory";
                                                  return false;
                                                }
                                                var valid10 = _errs57 === errors;
                                              } else {
                                                var valid10 = true;
                                              }
                                              if (valid10) {
                                                if (data22.form !== void 0) {
                                                  const _errs59 = errors;
                                                  if (typeof data22.form !== "string") {
                                                    validate21.at = instancePath + "/choices/defaults/form";
                                                    return false;
                                                  }
                                                  var valid10 = _errs59 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/choices/defaults";
                                        return false;
                                      }
                                    }
                                    var valid8 = _errs49 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data15.groups !== void 0) {
                                      let data28 = data15.groups;
                                      const _errs61 = errors;
                                      if (errors === _errs61) {
                                        if (Array.isArray(data28)) {
                                          if (data28.length > 500) {
                                            validate21.at = instancePath + "/choices/groups";
                                            return false;
                                          } else {
                                            var valid11 = true;
                                            const len4 = data28.length;
                                            for (let i4 = 0; i4 < len4; i4++) {
                                              let data29 = data28[i4];
                                              const _errs63 = errors;
                                              if (errors === _errs63) {
                                                if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                                  let missing4;
                                                  if (data29.counterparty === void 0 && (missing4 = "counterparty")) {
                                                    validate21.at = instancePath + "/choices/groups/" + i4;
                                                    return false;
                                                  } else {
                                                    if (data29.counterparty !== void 0) {
                                                      const _errs65 = errors;
                                                      if (typeof data29.counterparty !== "string") {
                                                        validate21.at = instancePath + "/choices/groups/" + i4 + "/counterparty";
                                                        return false;
                                                      }
                                                      var valid12 = _errs65 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (data29.category !== void 0) {
                                                        const _errs67 = errors;
                                                        if (typeof data29.category !== "string") {
                                                          validate21.at = instancePath + "/choices/groups/" + i4 + "/category";
                                                          return false;
                                                        }
                                                        var valid12 = _errs67 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                      if (valid12) {
                                                        if (data29.form !== void 0) {
                                                          const _errs69 = errors;
                                                          if (typeof data29.form !== "string") {
                                                            validate21.at = instancePath + "/choices/groups/" + i4 + "/form";
                                                            return false;
                                                          }
                                                          var valid12 = _errs69 === errors;
                                                        } else {
                                                          var valid12 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/choices/groups/" + i4;
                                                  return false;
                                                }
                                              }
                                              var valid11 = _errs63 === errors;
                                              if (!valid11) {
                                                break;
                                              }
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/choices/groups";
                                          return false;
                                        }
                                      }
                                      var valid8 = _errs61 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data15.paidDay !== void 0) {
                                        let data33 = data15.paidDay;
                                        const _errs71 = errors;
                                        if (typeof data33 !== "string") {
                                          validate21.at = instancePath + "/choices/paidDay";
                                          return false;
                                        }
                                        if (!(data33 === "due-day" || data33 === "none")) {
                                          validate21.at = instancePath + "/choices/paidDay";
                                          return false;
                                        }
                                        var valid8 = _errs71 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data15.statement !== void 0) {
                                          let data34 = data15.statement;
                                          const _errs73 = errors;
                                          if (typeof data34 !== "string") {
                                            validate21.at = instancePath + "/choices/statement";
                                            return false;
                                          }
                                          if (!(data34 === "paid" || data34 === "open")) {
                                            validate21.at = instancePath + "/choices/statement";
                                            return false;
                                          }
                                          var valid8 = _errs73 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data15.account !== void 0) {
                                            let data35 = data15.account;
                                            const _errs75 = errors;
                                            if (errors === _errs75) {
                                              if (typeof data35 === "string") {
                                                if (func1(data35) > 100) {
                                                  validate21.at = instancePath + "/choices/account";
                                                  return false;
                                                } else {
                                                  if (data35.length < 1) {
                                                    validate21.at = instancePath + "/choices/account";
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/choices/account";
                                                return false;
                                              }
                                            }
                                            var valid8 = _errs75 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data15.kindSource !== void 0) {
                                              let data36 = data15.kindSource;
                                              const _errs77 = errors;
                                              if (typeof data36 !== "string") {
                                                validate21.at = instancePath + "/choices/kindSource";
                                                return false;
                                              }
                                              if (!(data36 === "column" || data36 === "words")) {
                                                validate21.at = instancePath + "/choices/kindSource";
                                                return false;
                                              }
                                              var valid8 = _errs77 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data15.expenseSign !== void 0) {
                                                let data37 = data15.expenseSign;
                                                const _errs79 = errors;
                                                if (typeof data37 !== "string") {
                                                  validate21.at = instancePath + "/choices/expenseSign";
                                                  return false;
                                                }
                                                if (!(data37 === "negative" || data37 === "positive")) {
                                                  validate21.at = instancePath + "/choices/expenseSign";
                                                  return false;
                                                }
                                                var valid8 = _errs79 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data15.oppositeSign !== void 0) {
                                                  let data38 = data15.oppositeSign;
                                                  const _errs81 = errors;
                                                  if (errors === _errs81) {
                                                    if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                                      let missing5;
                                                      if (data38.rows === void 0 && (missing5 = "rows") || data38.cents === void 0 && (missing5 = "cents")) {
                                                        validate21.at = instancePath + "/choices/oppositeSign";
                                                        return false;
                                                      } else {
                                                        if (data38.rows !== void 0) {
                                                          let data39 = data38.rows;
                                                          const _errs83 = errors;
                                                          if (typeof data39 !== "string") {
                                                            validate21.at = instancePath + "/choices/oppositeSign/rows";
                                                            return false;
                                                          }
                                                          if (!(data39 === "opposite" || data39 === "leave-out" || data39 === "ignore")) {
                                                            validate21.at = instancePath + "/choices/oppositeSign/rows";
                                                            return false;
                                                          }
                                                          var valid13 = _errs83 === errors;
                                                        } else {
                                                          var valid13 = true;
                                                        }
                                                        if (valid13) {
                                                          if (data38.cents !== void 0) {
                                                            let data40 = data38.cents;
                                                            const _errs85 = errors;
                                                            if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
                                                              validate21.at = instancePath + "/choices/oppositeSign/cents";
                                                              return false;
                                                            }
                                                            if (errors === _errs85) {
                                                              if (typeof data40 == "number" && isFinite(data40)) {
                                                                if (data40 < 1 || isNaN(data40)) {
                                                                  validate21.at = instancePath + "/choices/oppositeSign/cents";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid13 = _errs85 === errors;
                                                          } else {
                                                            var valid13 = true;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/choices/oppositeSign";
                                                      return false;
                                                    }
                                                  }
                                                  var valid8 = _errs81 === errors;
                                                } else {
                                                  var valid8 = true;
                                                }
                                                if (valid8) {
                                                  if (data15.statusConflict !== void 0) {
                                                    let data41 = data15.statusConflict;
                                                    const _errs87 = errors;
                                                    if (typeof data41 !== "string") {
                                                      validate21.at = instancePath + "/choices/statusConflict";
                                                      return false;
                                                    }
                                                    if (!(data41 === "paid" || data41 === "open")) {
                                                      validate21.at = instancePath + "/choices/statusConflict";
                                                      return false;
                                                    }
                                                    var valid8 = _errs87 === errors;
                                                  } else {
                                                    var valid8 = true;
                                                  }
                                                  if (valid8) {
                                                    if (data15.swappedDays !== void 0) {
                                                      let data42 = data15.swappedDays;
                                                      const _errs89 = errors;
                                                      if (typeof data42 !== "string") {
                                                        validate21.at = instancePath + "/choices/swappedDays";
                                                        return false;
                                                      }
                                                      if (!(data42 === "swap" || data42 === "keep")) {
                                                        validate21.at = instancePath + "/choices/swappedDays";
                                                        return false;
                                                      }
                                                      var valid8 = _errs89 === errors;
                                                    } else {
                                                      var valid8 = true;
                                                    }
                                                    if (valid8) {
                                                      if (data15.sameAmount !== void 0) {
                                                        let data43 = data15.sameAmount;
                                                        const _errs91 = errors;
                                                        if (typeof data43 !== "string") {
                                                          validate21.at = instancePath + "/choices/sameAmount";
                                                          return false;
                                                        }
                                                        if (!(data43 === "leave-out" || data43 === "add")) {
                                                          validate21.at = instancePath + "/choices/sameAmount";
                                                          return false;
                                                        }
                                                        var valid8 = _errs91 === errors;
                                                      } else {
                                                        var valid8 = true;
                                                      }
                                                      if (valid8) {
                                                        if (data15.hidden !== void 0) {
                                                          let data44 = data15.hidden;
                                                          const _errs93 = errors;
                                                          if (typeof data44 !== "string") {
                                                            validate21.at = instancePath + "/choices/hidden";
                                                            return false;
                                                          }
                                                          if (!(data44 === "leave-out" || data44 === "include")) {
                                                            validate21.at = instancePath + "/choices/hidden";
                                                            return false;
                                                          }
                                                          var valid8 = _errs93 === errors;
                                                        } else {
                                                          var valid8 = true;
                                                        }
                                                        if (valid8) {
                                                          if (data15.underpaid !== void 0) {
                                                            let data45 = data15.underpaid;
                                                            const _errs95 = errors;
                                                            if (errors === _errs95) {
                                                              if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                                                                let missing6;
                                                                if (data45.rest === void 0 && (missing6 = "rest") || data45.cents === void 0 && (missing6 = "cents")) {
                                                                  validate21.at = instancePath + "/choices/underpaid";
                                                                  return false;
                                                                } else {
                                                                  if (data45.rest !== void 0) {
                                                                    let data46 = data45.rest;
                                                                    const _errs97 = errors;
                                                                    if (typeof data46 !== "string") {
                                                                      validate21.at = instancePath + "/choices/underpaid/rest";
                                                                      return false;
                                                                    }
                                                                    if (!(data46 === "discount" || data46 === "leave-out")) {
                                                                      validate21.at = instancePath + "/choices/underpaid/rest";
                                                                      return false;
                                                                    }
                                                                    var valid14 = _errs97 === errors;
                                                                  } else {
                                                                    var valid14 = true;
                                                                  }
                                                                  if (valid14) {
                                                                    if (data45.staysOpen !== void 0) {
                                                                      const _errs99 = errors;
                                                                      if (typeof data45.staysOpen !== "boolean") {
                                                                        validate21.at = instancePath + "/choices/underpaid/staysOpen";
                                                                        return false;
                                                                      }
                                                                      var valid14 = _errs99 === errors;
                                                                    } else {
                                                                      var valid14 = true;
                                                                    }
                                                                    if (valid14) {
                                                                      if (data45.cents !== void 0) {
                                                                        let data48 = data45.cents;
                                                                        const _errs101 = errors;
                                                                        if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                                                                          validate21.at = instancePath + "/choices/underpaid/cents";
                                                                          return false;
                                                                        }
                                                                        if (errors === _errs101) {
                                                                          if (typeof data48 == "number" && isFinite(data48)) {
                                                                            if (data48 < 1 || isNaN(data48)) {
                                                                              validate21.at = instancePath + "/choices/underpaid/cents";
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid14 = _errs101 === errors;
                                                                      } else {
                                                                        var valid14 = true;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                validate21.at = instancePath + "/choices/underpaid";
                                                                return false;
                                                              }
                                                            }
                                                            var valid8 = _errs95 === errors;
                                                          } else {
                                                            var valid8 = true;
                                                          }
                                                          if (valid8) {
                                                            if (data15.overpaid !== void 0) {
                                                              let data49 = data15.overpaid;
                                                              const _errs103 = errors;
                                                              if (errors === _errs103) {
                                                                if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                                                  let missing7;
                                                                  if (data49.excess === void 0 && (missing7 = "excess") || data49.cents === void 0 && (missing7 = "cents")) {
                                                                    validate21.at = instancePath + "/choices/overpaid";
                                                                    return false;
                                                                  } else {
                                                                    if (data49.excess !== void 0) {
                                                                      let data50 = data49.excess;
                                                                      const _errs105 = errors;
                                                                      if (typeof data50 !== "string") {
                                                                        validate21.at = instancePath + "/choices/overpaid/excess";
                                                                        return false;
                                                                      }
                                                                      if (!(data50 === "interest" || data50 === "fine" || data50 === "leave-out")) {
                                                                        validate21.at = instancePath + "/choices/overpaid/excess";
                                                                        return false;
                                                                      }
                                                                      var valid15 = _errs105 === errors;
                                                                    } else {
                                                                      var valid15 = true;
                                                                    }
                                                                    if (valid15) {
                                                                      if (data49.cents !== void 0) {
                                                                        let data51 = data49.cents;
                                                                        const _errs107 = errors;
                                                                        if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                                                                          validate21.at = instancePath + "/choices/overpaid/cents";
                                                                          return false;
                                                                        }
                                                                        if (errors === _errs107) {
                                                                          if (typeof data51 == "number" && isFinite(data51)) {
                                                                            if (data51 < 1 || isNaN(data51)) {
                                                                              validate21.at = instancePath + "/choices/overpaid/cents";
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid15 = _errs107 === errors;
                                                                      } else {
                                                                        var valid15 = true;
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate21.at = instancePath + "/choices/overpaid";
                                                                  return false;
                                                                }
                                                              }
                                                              var valid8 = _errs103 === errors;
                                                            } else {
                                                              var valid8 = true;
                                                            }
                                                            if (valid8) {
                                                              if (data15.values !== void 0) {
                                                                let data52 = data15.values;
                                                                const _errs109 = errors;
                                                                if (errors === _errs109) {
                                                                  if (Array.isArray(data52)) {
                                                                    if (data52.length > 500) {
                                                                      validate21.at = instancePath + "/choices/values";
                                                                      return false;
                                                                    } else {
                                                                      var valid16 = true;
                                                                      const len5 = data52.length;
                                                                      for (let i5 = 0; i5 < len5; i5++) {
                                                                        let data53 = data52[i5];
                                                                        const _errs111 = errors;
                                                                        if (errors === _errs111) {
                                                                          if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                                                                            let missing8;
                                                                            if (data53.field === void 0 && (missing8 = "field") || data53.value === void 0 && (missing8 = "value") || data53.becomes === void 0 && (missing8 = "becomes")) {
                                                                              validate21.at = instancePath + "/choices/values/" + i5;
                                                                              return false;
                                                                            } else {
                                                                              if (data53.field !== void 0) {
                                                                                let data54 = data53.field;
                                                                                const _errs113 = errors;
                                                                                if (typeof data54 !== "string") {
                                                                                  validate21.at = instancePath + "/choices/values/" + i5 + "/field";
                                                                                  return false;
                                                                                }
                                                                                if (!(data54 === "kind" || data54 === "category" || data54 === "form" || data54 === "status")) {
                                                                                  validate21.at = instancePath + "/choices/values/" + i5 + "/field";
                                                                                  return false;
                                                                                }
                                                                                var valid17 = _errs113 === errors;
                                                                              } else {
                                                                                var valid17 = true;
                                                                              }
                                                                              if (valid17) {
                                                                                if (data53.value !== void 0) {
                                                                                  const _errs115 = errors;
                                                                                  if (typeof data53.value !== "string") {
                                                                                    validate21.at = instancePath + "/choices/values/" + i5 + "/value";
                                                                                    return false;
                                                                                  }
                                                                                  var valid17 = _errs115 === errors;
                                                                                } else {
                                                                                  var valid17 = true;
                                                                                }
                                                                                if (valid17) {
                                                                                  if (data53.becomes !== void 0) {
                                                                                    const _errs117 = errors;
                                                                                    if (typeof data53.becomes !== "string") {
                                                                                      validate21.at = instancePath + "/choices/values/" + i5 + "/becomes";
                                                                                      return false;
                                                                                    }
                                                                                    var valid17 = _errs117 === errors;
                                                                                  } else {
                                                                                    var valid17 = true;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate21.at = instancePath + "/choices/values/" + i5;
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid16 = _errs111 === errors;
                                                                        if (!valid16) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate21.at = instancePath + "/choices/values";
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid8 = _errs109 === errors;
                                                              } else {
                                                                var valid8 = true;
                                                              }
                                                              if (valid8) {
                                                                if (data15.duplicates !== void 0) {
                                                                  let data57 = data15.duplicates;
                                                                  const _errs119 = errors;
                                                                  if (typeof data57 !== "string") {
                                                                    validate21.at = instancePath + "/choices/duplicates";
                                                                    return false;
                                                                  }
                                                                  if (!(data57 === "leave-out" || data57 === "add")) {
                                                                    validate21.at = instancePath + "/choices/duplicates";
                                                                    return false;
                                                                  }
                                                                  var valid8 = _errs119 === errors;
                                                                } else {
                                                                  var valid8 = true;
                                                                }
                                                                if (valid8) {
                                                                  if (data15.duplicateRows !== void 0) {
                                                                    let data58 = data15.duplicateRows;
                                                                    const _errs121 = errors;
                                                                    if (errors === _errs121) {
                                                                      if (Array.isArray(data58)) {
                                                                        if (data58.length > 500) {
                                                                          validate21.at = instancePath + "/choices/duplicateRows";
                                                                          return false;
                                                                        } else {
                                                                          var valid18 = true;
                                                                          const len6 = data58.length;
                                                                          for (let i6 = 0; i6 < len6; i6++) {
                                                                            let data59 = data58[i6];
                                                                            const _errs123 = errors;
                                                                            if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                                                                              validate21.at = instancePath + "/choices/duplicateRows/" + i6;
                                                                              return false;
                                                                            }
                                                                            if (errors === _errs123) {
                                                                              if (typeof data59 == "number" && isFinite(data59)) {
                                                                                if (data59 < 1 || isNaN(data59)) {
                                                                                  validate21.at = instancePath + "/choices/duplicateRows/" + i6;
                                                                                  return false;
                                                                                }
                                                                              }
                                                                            }
                                                                            var valid18 = _errs123 === errors;
                                                                            if (!valid18) {
                                                                              break;
                                                                            }
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate21.at = instancePath + "/choices/duplicateRows";
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid8 = _errs121 === errors;
                                                                  } else {
                                                                    var valid8 = true;
                                                                  }
                                                                  if (valid8) {
                                                                    if (data15.invalid !== void 0) {
                                                                      let data60 = data15.invalid;
                                                                      const _errs125 = errors;
                                                                      if (typeof data60 !== "string") {
                                                                        validate21.at = instancePath + "/choices/invalid";
                                                                        return false;
                                                                      }
                                                                      if (!(data60 === "leave-out" || data60 === "refuse")) {
                                                                        validate21.at = instancePath + "/choices/invalid";
                                                                        return false;
                                                                      }
                                                                      var valid8 = _errs125 === errors;
                                                                    } else {
                                                                      var valid8 = true;
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
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/choices";
                        return false;
                      }
                    }
                    var valid0 = _errs35 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.questions !== void 0) {
                      let data61 = data.questions;
                      const _errs127 = errors;
                      if (errors === _errs127) {
                        if (Array.isArray(data61)) {
                          var valid19 = true;
                          const len7 = data61.length;
                          for (let i7 = 0; i7 < len7; i7++) {
                            const _errs129 = errors;
                            if (typeof data61[i7] !== "string") {
                              validate21.at = instancePath + "/questions/" + i7;
                              return false;
                            }
                            var valid19 = _errs129 === errors;
                            if (!valid19) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/questions";
                          return false;
                        }
                      }
                      var valid0 = _errs127 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.accounts !== void 0) {
                        let data63 = data.accounts;
                        const _errs131 = errors;
                        if (errors === _errs131) {
                          if (Array.isArray(data63)) {
                            var valid20 = true;
                            const len8 = data63.length;
                            for (let i8 = 0; i8 < len8; i8++) {
                              let data64 = data63[i8];
                              const _errs133 = errors;
                              if (errors === _errs133) {
                                if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                                  let missing9;
                                  if (data64.id === void 0 && (missing9 = "id") || data64.name === void 0 && (missing9 = "name")) {
                                    validate21.at = instancePath + "/accounts/" + i8;
                                    return false;
                                  } else {
                                    if (data64.id !== void 0) {
                                      let data65 = data64.id;
                                      const _errs135 = errors;
                                      if (errors === _errs135) {
                                        if (typeof data65 === "string") {
                                          if (data65.length < 1) {
                                            validate21.at = instancePath + "/accounts/" + i8 + "/id";
                                            return false;
                                          }
                                        } else {
                                          validate21.at = instancePath + "/accounts/" + i8 + "/id";
                                          return false;
                                        }
                                      }
                                      var valid21 = _errs135 === errors;
                                    } else {
                                      var valid21 = true;
                                    }
                                    if (valid21) {
                                      if (data64.name !== void 0) {
                                        let data66 = data64.name;
                                        const _errs137 = errors;
                                        if (errors === _errs137) {
                                          if (typeof data66 === "string") {
                                            if (data66.length < 1) {
                                              validate21.at = instancePath + "/accounts/" + i8 + "/name";
                                              return false;
                                            }
                                          } else {
                                            validate21.at = instancePath + "/accounts/" + i8 + "/name";
                                            return false;
                                          }
                                        }
                                        var valid21 = _errs137 === errors;
                                      } else {
                                        var valid21 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/accounts/" + i8;
                                  return false;
                                }
                              }
                              var valid20 = _errs133 === errors;
                              if (!valid20) {
                                break;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/accounts";
                            return false;
                          }
                        }
                        var valid0 = _errs131 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.questionRows !== void 0) {
                          let data67 = data.questionRows;
                          const _errs139 = errors;
                          if (errors === _errs139) {
                            if (Array.isArray(data67)) {
                              var valid22 = true;
                              const len9 = data67.length;
                              for (let i9 = 0; i9 < len9; i9++) {
                                let data68 = data67[i9];
                                const _errs141 = errors;
                                if (errors === _errs141) {
                                  if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
                                    let missing10;
                                    if (data68.question === void 0 && (missing10 = "question") || data68.count === void 0 && (missing10 = "count") || data68.rows === void 0 && (missing10 = "rows")) {
                                      validate21.at = instancePath + "/questionRows/" + i9;
                                      return false;
                                    } else {
                                      if (data68.question !== void 0) {
                                        const _errs143 = errors;
                                        if (typeof data68.question !== "string") {
                                          validate21.at = instancePath + "/questionRows/" + i9 + "/question";
                                          return false;
                                        }
                                        var valid23 = _errs143 === errors;
                                      } else {
                                        var valid23 = true;
                                      }
                                      if (valid23) {
                                        if (data68.count !== void 0) {
                                          let data70 = data68.count;
                                          const _errs145 = errors;
                                          if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
                                            validate21.at = instancePath + "/questionRows/" + i9 + "/count";
                                            return false;
                                          }
                                          if (errors === _errs145) {
                                            if (typeof data70 == "number" && isFinite(data70)) {
                                              if (data70 < 1 || isNaN(data70)) {
                                                validate21.at = instancePath + "/questionRows/" + i9 + "/count";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid23 = _errs145 === errors;
                                        } else {
                                          var valid23 = true;
                                        }
                                        if (valid23) {
                                          if (data68.cents !== void 0) {
                                            let data71 = data68.cents;
                                            const _errs147 = errors;
                                            if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                                              validate21.at = instancePath + "/questionRows/" + i9 + "/cents";
                                              return false;
                                            }
                                            if (errors === _errs147) {
                                              if (typeof data71 == "number" && isFinite(data71)) {
                                                if (data71 < 1 || isNaN(data71)) {
                                                  validate21.at = instancePath + "/questionRows/" + i9 + "/cents";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid23 = _errs147 === errors;
                                          } else {
                                            var valid23 = true;
                                          }
                                          if (valid23) {
                                            if (data68.rows !== void 0) {
                                              let data72 = data68.rows;
                                              const _errs149 = errors;
                                              if (errors === _errs149) {
                                                if (Array.isArray(data72)) {
                                                  var valid24 = true;
                                                  const len10 = data72.length;
                                                  for (let i10 = 0; i10 < len10; i10++) {
                                                    let data73 = data72[i10];
                                                    const _errs151 = errors;
                                                    if (errors === _errs151) {
                                                      if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
                                                        let missing11;
                                                        if (data73.row === void 0 && (missing11 = "row") || data73.text === void 0 && (missing11 = "text")) {
                                                          validate21.at = instancePath + "/questionRows/" + i9 + "/rows/" + i10;
                                                          return false;
                                                        } else {
                                                          if (data73.row !== void 0) {
                                                            let data74 = data73.row;
                                                            const _errs153 = errors;
                                                            if (!(typeof data74 == "number" && (!(data74 % 1) && !isNaN(data74)) && isFinite(data74))) {
                                                              validate21.at = instancePath + "/questionRows/" + i9 + "/rows/" + i10 + "/row";
                                                              return false;
                                                            }
                                                            if (errors === _errs153) {
                                                              if (typeof data74 == "number" && isFinite(data74)) {
                                                                if (data74 < 1 || isNaN(data74)) {
                                                                  validate21.at = instancePath + "/questionRows/" + i9 + "/rows/" + i10 + "/row";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid25 = _errs153 === errors;
                                                          } else {
                                                            var valid25 = true;
                                                          }
                                                          if (valid25) {
                                                            if (data73.text !== void 0) {
                                                              const _errs155 = errors;
                                                              if (typeof data73.text !== "string") {
                                                                validate21.at = instancePath + "/questionRows/" + i9 + "/rows/" + i10 + "/text";
                                                                return false;
                                                              }
                                                              var valid25 = _errs155 === errors;
                                                            } else {
                                                              var valid25 = true;
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/questionRows/" + i9 + "/rows/" + i10;
                                                        return false;
                                                      }
                                                    }
                                                    var valid24 = _errs151 === errors;
                                                    if (!valid24) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/questionRows/" + i9 + "/rows";
                                                  return false;
                                                }
                                              }
                                              var valid23 = _errs149 === errors;
                                            } else {
                                              var valid23 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/questionRows/" + i9;
                                    return false;
                                  }
                                }
                                var valid22 = _errs141 === errors;
                                if (!valid22) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/questionRows";
                              return false;
                            }
                          }
                          var valid0 = _errs139 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.groups !== void 0) {
                            let data76 = data.groups;
                            const _errs157 = errors;
                            if (errors === _errs157) {
                              if (Array.isArray(data76)) {
                                var valid26 = true;
                                const len11 = data76.length;
                                for (let i11 = 0; i11 < len11; i11++) {
                                  let data77 = data76[i11];
                                  const _errs159 = errors;
                                  if (errors === _errs159) {
                                    if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                                      let missing12;
                                      if (data77.counterparty === void 0 && (missing12 = "counterparty") || data77.rows === void 0 && (missing12 = "rows") || data77.cents === void 0 && (missing12 = "cents")) {
                                        validate21.at = instancePath + "/groups/" + i11;
                                        return false;
                                      } else {
                                        if (data77.counterparty !== void 0) {
                                          const _errs161 = errors;
                                          if (typeof data77.counterparty !== "string") {
                                            validate21.at = instancePath + "/groups/" + i11 + "/counterparty";
                                            return false;
                                          }
                                          var valid27 = _errs161 === errors;
                                        } else {
                                          var valid27 = true;
                                        }
                                        if (valid27) {
                                          if (data77.kind !== void 0) {
                                            const _errs163 = errors;
                                            if (typeof data77.kind !== "string") {
                                              validate21.at = instancePath + "/groups/" + i11 + "/kind";
                                              return false;
                                            }
                                            var valid27 = _errs163 === errors;
                                          } else {
                                            var valid27 = true;
                                          }
                                          if (valid27) {
                                            if (data77.rows !== void 0) {
                                              let data80 = data77.rows;
                                              const _errs165 = errors;
                                              if (!(typeof data80 == "number" && (!(data80 % 1) && !isNaN(data80)) && isFinite(data80))) {
                                                validate21.at = instancePath + "/groups/" + i11 + "/rows";
                                                return false;
                                              }
                                              if (errors === _errs165) {
                                                if (typeof data80 == "number" && isFinite(data80)) {
                                                  if (data80 < 1 || isNaN(data80)) {
                                                    validate21.at = instancePath + "/groups/" + i11 + "/rows";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid27 = _errs165 === errors;
                                            } else {
                                              var valid27 = true;
                                            }
                                            if (valid27) {
                                              if (data77.cents !== void 0) {
                                                let data81 = data77.cents;
                                                const _errs167 = errors;
                                                if (!(typeof data81 == "number" && (!(data81 % 1) && !isNaN(data81)) && isFinite(data81))) {
                                                  validate21.at = instancePath + "/groups/" + i11 + "/cents";
                                                  return false;
                                                }
                                                if (errors === _errs167) {
                                                  if (typeof data81 == "number" && isFinite(data81)) {
                                                    if (data81 < 0 || isNaN(data81)) {
                                                      validate21.at = instancePath + "/groups/" + i11 + "/cents";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid27 = _errs167 === errors;
                                              } else {
                                                var valid27 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/groups/" + i11;
                                      return false;
                                    }
                                  }
                                  var valid26 = _errs159 === errors;
                                  if (!valid26) {
                                    break;
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/groups";
                                return false;
                              }
                            }
                            var valid0 = _errs157 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.kindHint !== void 0) {
                              const _errs169 = errors;
                              if (typeof data.kindHint !== "string") {
                                validate21.at = instancePath + "/kindHint";
                                return false;
                              }
                              var valid0 = _errs169 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.hidden !== void 0) {
                                let data83 = data.hidden;
                                const _errs171 = errors;
                                if (errors === _errs171) {
                                  if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
                                    let missing13;
                                    if (data83.rows === void 0 && (missing13 = "rows") || data83.columns === void 0 && (missing13 = "columns")) {
                                      validate21.at = instancePath + "/hidden";
                                      return false;
                                    } else {
                                      if (data83.rows !== void 0) {
                                        let data84 = data83.rows;
                                        const _errs173 = errors;
                                        if (!(typeof data84 == "number" && (!(data84 % 1) && !isNaN(data84)) && isFinite(data84))) {
                                          validate21.at = instancePath + "/hidden/rows";
                                          return false;
                                        }
                                        if (errors === _errs173) {
                                          if (typeof data84 == "number" && isFinite(data84)) {
                                            if (data84 < 0 || isNaN(data84)) {
                                              validate21.at = instancePath + "/hidden/rows";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid28 = _errs173 === errors;
                                      } else {
                                        var valid28 = true;
                                      }
                                      if (valid28) {
                                        if (data83.columns !== void 0) {
                                          let data85 = data83.columns;
                                          const _errs175 = errors;
                                          if (errors === _errs175) {
                                            if (Array.isArray(data85)) {
                                              var valid29 = true;
                                              const len12 = data85.length;
                                              for (let i12 = 0; i12 < len12; i12++) {
                                                const _errs177 = errors;
                                                if (typeof data85[i12] !== "string") {
                                                  validate21.at = instancePath + "/hidden/columns/" + i12;
                                                  return false;
                                                }
                                                var valid29 = _errs177 === errors;
                                                if (!valid29) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/hidden/columns";
                                              return false;
                                            }
                                          }
                                          var valid28 = _errs175 === errors;
                                        } else {
                                          var valid28 = true;
                                        }
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/hidden";
                                    return false;
                                  }
                                }
                                var valid0 = _errs171 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.underpaid !== void 0) {
                                  let data87 = data.underpaid;
                                  const _errs179 = errors;
                                  if (errors === _errs179) {
                                    if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
                                      let missing14;
                                      if (data87.count === void 0 && (missing14 = "count") || data87.cents === void 0 && (missing14 = "cents") || data87.rows === void 0 && (missing14 = "rows")) {
                                        validate21.at = instancePath + "/underpaid";
                                        return false;
                                      } else {
                                        if (data87.count !== void 0) {
                                          let data88 = data87.count;
                                          const _errs181 = errors;
                                          if (!(typeof data88 == "number" && (!(data88 % 1) && !isNaN(data88)) && isFinite(data88))) {
                                            validate21.at = instancePath + "/underpaid/count";
                                            return false;
                                          }
                                          if (errors === _errs181) {
                                            if (typeof data88 == "number" && isFinite(data88)) {
                                              if (data88 < 1 || isNaN(data88)) {
                                                validate21.at = instancePath + "/underpaid/count";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid30 = _errs181 === errors;
                                        } else {
                                          var valid30 = true;
                                        }
                                        if (valid30) {
                                          if (data87.cents !== void 0) {
                                            let data89 = data87.cents;
                                            const _errs183 = errors;
                                            if (!(typeof data89 == "number" && (!(data89 % 1) && !isNaN(data89)) && isFinite(data89))) {
                                              validate21.at = instancePath + "/underpaid/cents";
                                              return false;
                                            }
                                            if (errors === _errs183) {
                                              if (typeof data89 == "number" && isFinite(data89)) {
                                                if (data89 < 1 || isNaN(data89)) {
                                                  validate21.at = instancePath + "/underpaid/cents";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid30 = _errs183 === errors;
                                          } else {
                                            var valid30 = true;
                                          }
                                          if (valid30) {
                                            if (data87.canStayOpen !== void 0) {
                                              const _errs185 = errors;
                                              if (typeof data87.canStayOpen !== "boolean") {
                                                validate21.at = instancePath + "/underpaid/canStayOpen";
                                                return false;
                                              }
                                              var valid30 = _errs185 === errors;
                                            } else {
                                              var valid30 = true;
                                            }
                                            if (valid30) {
                                              if (data87.receivableCents !== void 0) {
                                                let data91 = data87.receivableCents;
                                                const _errs187 = errors;
                                                if (!(typeof data91 == "number" && (!(data91 % 1) && !isNaN(data91)) && isFinite(data91))) {
                                                  validate21.at = instancePath + "/underpaid/receivableCents";
                                                  return false;
                                                }
                                                if (errors === _errs187) {
                                                  if (typeof data91 == "number" && isFinite(data91)) {
                                                    if (data91 < 0 || isNaN(data91)) {
                                                      validate21.at = instancePath + "/underpaid/receivableCents";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid30 = _errs187 === errors;
                                              } else {
                                                var valid30 = true;
                                              }
                                              if (valid30) {
                                                if (data87.rows !== void 0) {
                                                  let data92 = data87.rows;
                                                  const _errs189 = errors;
                                                  if (errors === _errs189) {
                                                    if (Array.isArray(data92)) {
                                                      var valid31 = true;
                                                      const len13 = data92.length;
                                                      for (let i13 = 0; i13 < len13; i13++) {
                                                        let data93 = data92[i13];
                                                        const _errs191 = errors;
                                                        if (errors === _errs191) {
                                                          if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
                                                            let missing15;
                                                            if (data93.row === void 0 && (missing15 = "row") || data93.amountCents === void 0 && (missing15 = "amountCents") || data93.paidCents === void 0 && (missing15 = "paidCents")) {
                                                              validate21.at = instancePath + "/underpaid/rows/" + i13;
                                                              return false;
                                                            } else {
                                                              if (data93.row !== void 0) {
                                                                let data94 = data93.row;
                                                                const _errs193 = errors;
                                                                if (!(typeof data94 == "number" && (!(data94 % 1) && !isNaN(data94)) && isFinite(data94))) {
                                                                  validate21.at = instancePath + "/underpaid/rows/" + i13 + "/row";
                                                                  return false;
                                                                }
                                                                if (errors === _errs193) {
                                                                  if (typeof data94 == "number" && isFinite(data94)) {
                                                                    if (data94 < 1 || isNaN(data94)) {
                                                                      validate21.at = instancePath + "/underpaid/rows/" + i13 + "/row";
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid32 = _errs193 === errors;
                                                              } else {
                                                                var valid32 = true;
                                                              }
                                                              if (valid32) {
                                                                if (data93.counterparty !== void 0) {
                                                                  const _errs195 = errors;
                                                                  if (typeof data93.counterparty !== "string") {
                                                                    validate21.at = instancePath + "/underpaid/rows/" + i13 + "/counterparty";
                                                                    return false;
                                                                  }
                                                                  var valid32 = _errs195 === errors;
                                                                } else {
                                                                  var valid32 = true;
                                                                }
                                                                if (valid32) {
                                                                  if (data93.amountCents !== void 0) {
                                                                    let data96 = data93.amountCents;
                                                                    const _errs197 = errors;
                                                                    if (!(typeof data96 == "number" && (!(data96 % 1) && !isNaN(data96)) && isFinite(data96))) {
                                                                      validate21.at = instancePath + "/underpaid/rows/" + i13 + "/amountCents";
                                                                      return false;
                                                                    }
                                                                    var valid32 = _errs197 === errors;
                                                                  } else {
                                                                    var valid32 = true;
                                                                  }
                                                                  if (valid32) {
                                                                    if (data93.paidCents !== void 0) {
                                                                      let data97 = data93.paidCents;
                                                                      const _errs199 = errors;
                                                                      if (!(typeof data97 == "number" && (!(data97 % 1) && !isNaN(data97)) && isFinite(data97))) {
                                                                        validate21.at = instancePath + "/underpaid/rows/" + i13 + "/paidCents";
                                                                        return false;
                                                                      }
                                                                      var valid32 = _errs199 === errors;
                                                                    } else {
                                                                      var valid32 = true;
                                                                    }
                                                                    if (valid32) {
                                                                      if (data93.restCents !== void 0) {
                                                                        let data98 = data93.restCents;
                                                                        const _errs201 = errors;
                                                                        if (!(typeof data98 == "number" && (!(data98 % 1) && !isNaN(data98)) && isFinite(data98))) {
                                                                          validate21.at = instancePath + "/underpaid/rows/" + i13 + "/restCents";
                                                                          return false;
                                                                        }
                                                                        var valid32 = _errs201 === errors;
                                                                      } else {
                                                                        var valid32 = true;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/underpaid/rows/" + i13;
                                                            return false;
                                                          }
                                                        }
                                                        var valid31 = _errs191 === errors;
                                                        if (!valid31) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/underpaid/rows";
                                                      return false;
                                                    }
                                                  }
                                                  var valid30 = _errs189 === errors;
                                                } else {
                                                  var valid30 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/underpaid";
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs179 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.overpaid !== void 0) {
                                    let data99 = data.overpaid;
                                    const _errs203 = errors;
                                    if (errors === _errs203) {
                                      if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                                        let missing16;
                                        if (data99.count === void 0 && (missing16 = "count") || data99.cents === void 0 && (missing16 = "cents") || data99.rows === void 0 && (missing16 = "rows")) {
                                          validate21.at = instancePath + "/overpaid";
                                          return false;
                                        } else {
                                          if (data99.count !== void 0) {
                                            let data100 = data99.count;
                                            const _errs205 = errors;
                                            if (!(typeof data100 == "number" && (!(data100 % 1) && !isNaN(data100)) && isFinite(data100))) {
                                              validate21.at = instancePath + "/overpaid/count";
                                              return false;
                                            }
                                            if (errors === _errs205) {
                                              if (typeof data100 == "number" && isFinite(data100)) {
                                                if (data100 < 1 || isNaN(data100)) {
                                                  validate21.at = instancePath + "/overpaid/count";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid33 = _errs205 === errors;
                                          } else {
                                            var valid33 = true;
                                          }
                                          if (valid33) {
                                            if (data99.cents !== void 0) {
                                              let data101 = data99.cents;
                                              const _errs207 = errors;
                                              if (!(typeof data101 == "number" && (!(data101 % 1) && !isNaN(data101)) && isFinite(data101))) {
                                                validate21.at = instancePath + "/overpaid/cents";
                                                return false;
                                              }
                                              if (errors === _errs207) {
                                                if (typeof data101 == "number" && isFinite(data101)) {
                                                  if (data101 < 1 || isNaN(data101)) {
                                                    validate21.at = instancePath + "/overpaid/cents";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid33 = _errs207 === errors;
                                            } else {
                                              var valid33 = true;
                                            }
                                            if (valid33) {
                                              if (data99.rows !== void 0) {
                                                let data102 = data99.rows;
                                                const _errs209 = errors;
                                                if (errors === _errs209) {
                                                  if (Array.isArray(data102)) {
                                                    var valid34 = true;
                                                    const len14 = data102.length;
                                                    for (let i14 = 0; i14 < len14; i14++) {
                                                      let data103 = data102[i14];
                                                      const _errs211 = errors;
                                                      if (errors === _errs211) {
                                                        if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
                                                          let missing17;
                                                          if (data103.row === void 0 && (missing17 = "row") || data103.amountCents === void 0 && (missing17 = "amountCents") || data103.paidCents === void 0 && (missing17 = "paidCents")) {
                                                            validate21.at = instancePath + "/overpaid/rows/" + i14;
                                                            return false;
                                                          } else {
                                                            if (data103.row !== void 0) {
                                                              let data104 = data103.row;
                                                              const _errs213 = errors;
                                                              if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
                                                                validate21.at = instancePath + "/overpaid/rows/" + i14 + "/row";
                                                                return false;
                                                              }
                                                              if (errors === _errs213) {
                                                                if (typeof data104 == "number" && isFinite(data104)) {
                                                                  if (data104 < 1 || isNaN(data104)) {
                                                                    validate21.at = instancePath + "/overpaid/rows/" + i14 + "/row";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid35 = _errs213 === errors;
                                                            } else {
                                                              var valid35 = true;
                                                            }
                                                            if (valid35) {
                                                              if (data103.counterparty !== void 0) {
                                                                const _errs215 = errors;
                                                                if (typeof data103.counterparty !== "string") {
                                                                  validate21.at = instancePath + "/overpaid/rows/" + i14 + "/counterparty";
                                                                  return false;
                                                                }
                                                                var valid35 = _errs215 === errors;
                                                              } else {
                                                                var valid35 = true;
                                                              }
                                                              if (valid35) {
                                                                if (data103.amountCents !== void 0) {
                                                                  let data106 = data103.amountCents;
                                                                  const _errs217 = errors;
                                                                  if (!(typeof data106 == "number" && (!(data106 % 1) && !isNaN(data106)) && isFinite(data106))) {
                                                                    validate21.at = instancePath + "/overpaid/rows/" + i14 + "/amountCents";
                                                                    return false;
                                                                  }
                                                                  var valid35 = _errs217 === errors;
                                                                } else {
                                                                  var valid35 = true;
                                                                }
                                                                if (valid35) {
                                                                  if (data103.paidCents !== void 0) {
                                                                    let data107 = data103.paidCents;
                                                                    const _errs219 = errors;
                                                                    if (!(typeof data107 == "number" && (!(data107 % 1) && !isNaN(data107)) && isFinite(data107))) {
                                                                      validate21.at = instancePath + "/overpaid/rows/" + i14 + "/paidCents";
                                                                      return false;
                                                                    }
                                                                    var valid35 = _errs219 === errors;
                                                                  } else {
                                                                    var valid35 = true;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/overpaid/rows/" + i14;
                                                          return false;
                                                        }
                                                      }
                                                      var valid34 = _errs211 === errors;
                                                      if (!valid34) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/overpaid/rows";
                                                    return false;
                                                  }
                                                }
                                                var valid33 = _errs209 === errors;
                                              } else {
                                                var valid33 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/overpaid";
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs203 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.otherTables !== void 0) {
                                      let data108 = data.otherTables;
                                      const _errs221 = errors;
                                      if (errors === _errs221) {
                                        if (Array.isArray(data108)) {
                                          var valid36 = true;
                                          const len15 = data108.length;
                                          for (let i15 = 0; i15 < len15; i15++) {
                                            let data109 = data108[i15];
                                            const _errs223 = errors;
                                            if (errors === _errs223) {
                                              if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
                                                let missing18;
                                                if (data109.row === void 0 && (missing18 = "row") || data109.titles === void 0 && (missing18 = "titles")) {
                                                  validate21.at = instancePath + "/otherTables/" + i15;
                                                  return false;
                                                } else {
                                                  if (data109.row !== void 0) {
                                                    let data110 = data109.row;
                                                    const _errs225 = errors;
                                                    if (!(typeof data110 == "number" && (!(data110 % 1) && !isNaN(data110)) && isFinite(data110))) {
                                                      validate21.at = instancePath + "/otherTables/" + i15 + "/row";
                                                      return false;
                                                    }
                                                    if (errors === _errs225) {
                                                      if (typeof data110 == "number" && isFinite(data110)) {
                                                        if (data110 < 1 || isNaN(data110)) {
                                                          validate21.at = instancePath + "/otherTables/" + i15 + "/row";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid37 = _errs225 === errors;
                                                  } else {
                                                    var valid37 = true;
                                                  }
                                                  if (valid37) {
                                                    if (data109.titles !== void 0) {
                                                      const _errs227 = errors;
                                                      if (typeof data109.titles !== "string") {
                                                        validate21.at = instancePath + "/otherTables/" + i15 + "/titles";
                                                        return false;
                                                      }
                                                      var valid37 = _errs227 === errors;
                                                    } else {
                                                      var valid37 = true;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/otherTables/" + i15;
                                                return false;
                                              }
                                            }
                                            var valid36 = _errs223 === errors;
                                            if (!valid36) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/otherTables";
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs221 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.dayExamples !== void 0) {
                                        let data112 = data.dayExamples;
                                        const _errs229 = errors;
                                        if (errors === _errs229) {
                                          if (Array.isArray(data112)) {
                                            var valid38 = true;
                                            const len16 = data112.length;
                                            for (let i16 = 0; i16 < len16; i16++) {
                                              let data113 = data112[i16];
                                              const _errs231 = errors;
                                              if (errors === _errs231) {
                                                if (data113 && typeof data113 == "object" && !Array.isArray(data113)) {
                                                  let missing19;
                                                  if (data113.row === void 0 && (missing19 = "row") || data113.text === void 0 && (missing19 = "text")) {
                                                    validate21.at = instancePath + "/dayExamples/" + i16;
                                                    return false;
                                                  } else {
                                                    if (data113.row !== void 0) {
                                                      let data114 = data113.row;
                                                      const _errs233 = errors;
                                                      if (!(typeof data114 == "number" && (!(data114 % 1) && !isNaN(data114)) && isFinite(data114))) {
                                                        validate21.at = instancePath + "/dayExamples/" + i16 + "/row";
                                                        return false;
                                                      }
                                                      if (errors === _errs233) {
                                                        if (typeof data114 == "number" && isFinite(data114)) {
                                                          if (data114 < 1 || isNaN(data114)) {
                                                            validate21.at = instancePath + "/dayExamples/" + i16 + "/row";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid39 = _errs233 === errors;
                                                    } else {
                                                      var valid39 = true;
                                                    }
                                                    if (valid39) {
                                                      if (data113.text !== void 0) {
                                                        const _errs235 = errors;
                                                        if (typeof data113.text !== "string") {
                                                          validate21.at = instancePath + "/dayExamples/" + i16 + "/text";
                                                          return false;
                                                        }
                                                        var valid39 = _errs235 === errors;
                                                      } else {
                                                        var valid39 = true;
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/dayExamples/" + i16;
                                                  return false;
                                                }
                                              }
                                              var valid38 = _errs231 === errors;
                                              if (!valid38) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/dayExamples";
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs229 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.dateOrders !== void 0) {
                                          let data116 = data.dateOrders;
                                          const _errs237 = errors;
                                          if (errors === _errs237) {
                                            if (Array.isArray(data116)) {
                                              var valid40 = true;
                                              const len17 = data116.length;
                                              for (let i17 = 0; i17 < len17; i17++) {
                                                const _errs239 = errors;
                                                if (typeof data116[i17] !== "string") {
                                                  validate21.at = instancePath + "/dateOrders/" + i17;
                                                  return false;
                                                }
                                                var valid40 = _errs239 === errors;
                                                if (!valid40) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/dateOrders";
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs237 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.values !== void 0) {
                                            let data118 = data.values;
                                            const _errs241 = errors;
                                            if (errors === _errs241) {
                                              if (Array.isArray(data118)) {
                                                var valid41 = true;
                                                const len18 = data118.length;
                                                for (let i18 = 0; i18 < len18; i18++) {
                                                  let data119 = data118[i18];
                                                  const _errs243 = errors;
                                                  if (errors === _errs243) {
                                                    if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
                                                      let missing20;
                                                      if (data119.field === void 0 && (missing20 = "field") || data119.value === void 0 && (missing20 = "value") || data119.rows === void 0 && (missing20 = "rows") || data119.becomes === void 0 && (missing20 = "becomes")) {
                                                        validate21.at = instancePath + "/values/" + i18;
                                                        return false;
                                                      } else {
                                                        if (data119.field !== void 0) {
                                                          const _errs245 = errors;
                                                          if (typeof data119.field !== "string") {
                                                            validate21.at = instancePath + "/values/" + i18 + "/field";
                                                            return false;
                                                          }
                                                          var valid42 = _errs245 === errors;
                                                        } else {
                                                          var valid42 = true;
                                                        }
                                                        if (valid42) {
                                                          if (data119.value !== void 0) {
                                                            const _errs247 = errors;
                                                            if (typeof data119.value !== "string") {
                                                              validate21.at = instancePath + "/values/" + i18 + "/value";
                                                              return false;
                                                            }
                                                            var valid42 = _errs247 === errors;
                                                          } else {
                                                            var valid42 = true;
                                                          }
                                                          if (valid42) {
                                                            if (data119.rows !== void 0) {
                                                              let data122 = data119.rows;
                                                              const _errs249 = errors;
                                                              if (!(typeof data122 == "number" && (!(data122 % 1) && !isNaN(data122)) && isFinite(data122))) {
                                                                validate21.at = instancePath + "/values/" + i18 + "/rows";
                                                                return false;
                                                              }
                                                              if (errors === _errs249) {
                                                                if (typeof data122 == "number" && isFinite(data122)) {
                                                                  if (data122 < 1 || isNaN(data122)) {
                                                                    validate21.at = instancePath + "/values/" + i18 + "/rows";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid42 = _errs249 === errors;
                                                            } else {
                                                              var valid42 = true;
                                                            }
                                                            if (valid42) {
                                                              if (data119.becomes !== void 0) {
                                                                let data123 = data119.becomes;
                                                                const _errs251 = errors;
                                                                if (typeof data123 !== "string" && data123 !== null) {
                                                                  validate21.at = instancePath + "/values/" + i18 + "/becomes";
                                                                  return false;
                                                                }
                                                                var valid42 = _errs251 === errors;
                                                              } else {
                                                                var valid42 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/values/" + i18;
                                                      return false;
                                                    }
                                                  }
                                                  var valid41 = _errs243 === errors;
                                                  if (!valid41) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/values";
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs241 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.counts !== void 0) {
                                              let data124 = data.counts;
                                              const _errs253 = errors;
                                              if (errors === _errs253) {
                                                if (data124 && typeof data124 == "object" && !Array.isArray(data124)) {
                                                  let missing21;
                                                  if (data124.rows === void 0 && (missing21 = "rows") || data124.ready === void 0 && (missing21 = "ready") || data124.duplicates === void 0 && (missing21 = "duplicates") || data124.invalid === void 0 && (missing21 = "invalid") || data124.skipped === void 0 && (missing21 = "skipped")) {
                                                    validate21.at = instancePath + "/counts";
                                                    return false;
                                                  } else {
                                                    if (data124.rows !== void 0) {
                                                      let data125 = data124.rows;
                                                      const _errs255 = errors;
                                                      if (!(typeof data125 == "number" && (!(data125 % 1) && !isNaN(data125)) && isFinite(data125))) {
                                                        validate21.at = instancePath + "/counts/rows";
                                                        return false;
                                                      }
                                                      if (errors === _errs255) {
                                                        if (typeof data125 == "number" && isFinite(data125)) {
                                                          if (data125 < 0 || isNaN(data125)) {
                                                            validate21.at = instancePath + "/counts/rows";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid43 = _errs255 === errors;
                                                    } else {
                                                      var valid43 = true;
                                                    }
                                                    if (valid43) {
                                                      if (data124.ready !== void 0) {
                                                        let data126 = data124.ready;
                                                        const _errs257 = errors;
                                                        if (!(typeof data126 == "number" && (!(data126 % 1) && !isNaN(data126)) && isFinite(data126))) {
                                                          validate21.at = instancePath + "/counts/ready";
                                                          return false;
                                                        }
                                                        if (errors === _errs257) {
                                                          if (typeof data126 == "number" && isFinite(data126)) {
                                                            if (data126 < 0 || isNaN(data126)) {
                                                              validate21.at = instancePath + "/counts/ready";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid43 = _errs257 === errors;
                                                      } else {
                                                        var valid43 = true;
                                                      }
                                                      if (valid43) {
                                                        if (data124.duplicates !== void 0) {
                                                          let data127 = data124.duplicates;
                                                          const _errs259 = errors;
                                                          if (!(typeof data127 == "number" && (!(data127 % 1) && !isNaN(data127)) && isFinite(data127))) {
                                                            validate21.at = instancePath + "/counts/duplicates";
                                                            return false;
                                                          }
                                                          if (errors === _errs259) {
                                                            if (typeof data127 == "number" && isFinite(data127)) {
                                                              if (data127 < 0 || isNaN(data127)) {
                                                                validate21.at = instancePath + "/counts/duplicates";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid43 = _errs259 === errors;
                                                        } else {
                                                          var valid43 = true;
                                                        }
                                                        if (valid43) {
                                                          if (data124.invalid !== void 0) {
                                                            let data128 = data124.invalid;
                                                            const _errs261 = errors;
                                                            if (!(typeof data128 == "number" && (!(data128 % 1) && !isNaN(data128)) && isFinite(data128))) {
                                                              validate21.at = instancePath + "/counts/invalid";
                                                              return false;
                                                            }
                                                            if (errors === _errs261) {
                                                              if (typeof data128 == "number" && isFinite(data128)) {
                                                                if (data128 < 0 || isNaN(data128)) {
                                                                  validate21.at = instancePath + "/counts/invalid";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid43 = _errs261 === errors;
                                                          } else {
                                                            var valid43 = true;
                                                          }
                                                          if (valid43) {
                                                            if (data124.skipped !== void 0) {
                                                              let data129 = data124.skipped;
                                                              const _errs263 = errors;
                                                              if (!(typeof data129 == "number" && (!(data129 % 1) && !isNaN(data129)) && isFinite(data129))) {
                                                                validate21.at = instancePath + "/counts/skipped";
                                                                return false;
                                                              }
                                                              if (errors === _errs263) {
                                                                if (typeof data129 == "number" && isFinite(data129)) {
                                                                  if (data129 < 0 || isNaN(data129)) {
                                                                    validate21.at = instancePath + "/counts/skipped";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid43 = _errs263 === errors;
                                                            } else {
                                                              var valid43 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/counts";
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs253 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.skipped !== void 0) {
                                                let data130 = data.skipped;
                                                const _errs265 = errors;
                                                if (errors === _errs265) {
                                                  if (Array.isArray(data130)) {
                                                    var valid44 = true;
                                                    const len19 = data130.length;
                                                    for (let i19 = 0; i19 < len19; i19++) {
                                                      let data131 = data130[i19];
                                                      const _errs267 = errors;
                                                      if (errors === _errs267) {
                                                        if (data131 && typeof data131 == "object" && !Array.isArray(data131)) {
                                                          let missing22;
                                                          if (data131.reason === void 0 && (missing22 = "reason") || data131.count === void 0 && (missing22 = "count")) {
                                                            validate21.at = instancePath + "/skipped/" + i19;
                                                            return false;
                                                          } else {
                                                            if (data131.reason !== void 0) {
                                                              const _errs269 = errors;
                                                              if (typeof data131.reason !== "string") {
                                                                validate21.at = instancePath + "/skipped/" + i19 + "/reason";
                                                                return false;
                                                              }
                                                              var valid45 = _errs269 === errors;
                                                            } else {
                                                              var valid45 = true;
                                                            }
                                                            if (valid45) {
                                                              if (data131.count !== void 0) {
                                                                let data133 = data131.count;
                                                                const _errs271 = errors;
                                                                if (!(typeof data133 == "number" && (!(data133 % 1) && !isNaN(data133)) && isFinite(data133))) {
                                                                  validate21.at = instancePath + "/skipped/" + i19 + "/count";
                                                                  return false;
                                                                }
                                                                if (errors === _errs271) {
                                                                  if (typeof data133 == "number" && isFinite(data133)) {
                                                                    if (data133 < 1 || isNaN(data133)) {
                                                                      validate21.at = instancePath + "/skipped/" + i19 + "/count";
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid45 = _errs271 === errors;
                                                              } else {
                                                                var valid45 = true;
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/skipped/" + i19;
                                                          return false;
                                                        }
                                                      }
                                                      var valid44 = _errs267 === errors;
                                                      if (!valid44) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/skipped";
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs265 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.rows !== void 0) {
                                                  let data134 = data.rows;
                                                  const _errs273 = errors;
                                                  if (errors === _errs273) {
                                                    if (Array.isArray(data134)) {
                                                      var valid46 = true;
                                                      const len20 = data134.length;
                                                      for (let i20 = 0; i20 < len20; i20++) {
                                                        let data135 = data134[i20];
                                                        const _errs275 = errors;
                                                        if (errors === _errs275) {
                                                          if (data135 && typeof data135 == "object" && !Array.isArray(data135)) {
                                                            let missing23;
                                                            if (data135.row === void 0 && (missing23 = "row") || data135.state === void 0 && (missing23 = "state") || data135.entry === void 0 && (missing23 = "entry") || data135.problems === void 0 && (missing23 = "problems")) {
                                                              validate21.at = instancePath + "/rows/" + i20;
                                                              return false;
                                                            } else {
                                                              if (data135.row !== void 0) {
                                                                let data136 = data135.row;
                                                                const _errs277 = errors;
                                                                if (!(typeof data136 == "number" && (!(data136 % 1) && !isNaN(data136)) && isFinite(data136))) {
                                                                  validate21.at = instancePath + "/rows/" + i20 + "/row";
                                                                  return false;
                                                                }
                                                                if (errors === _errs277) {
                                                                  if (typeof data136 == "number" && isFinite(data136)) {
                                                                    if (data136 < 1 || isNaN(data136)) {
                                                                      validate21.at = instancePath + "/rows/" + i20 + "/row";
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid47 = _errs277 === errors;
                                                              } else {
                                                                var valid47 = true;
                                                              }
                                                              if (valid47) {
                                                                if (data135.state !== void 0) {
                                                                  const _errs279 = errors;
                                                                  if (typeof data135.state !== "string") {
                                                                    validate21.at = instancePath + "/rows/" + i20 + "/state";
                                                                    return false;
                                                                  }
                                                                  var valid47 = _errs279 === errors;
                                                                } else {
                                                                  var valid47 = true;
                                                                }
                                                                if (valid47) {
                                                                  if (data135.text !== void 0) {
                                                                    const _errs281 = errors;
                                                                    if (typeof data135.text !== "string") {
                                                                      validate21.at = instancePath + "/rows/" + i20 + "/text";
                                                                      return false;
                                                                    }
                                                                    var valid47 = _errs281 === errors;
                                                                  } else {
                                                                    var valid47 = true;
                                                                  }
                                                                  if (valid47) {
                                                                    if (data135.skipReason !== void 0) {
                                                                      const _errs283 = errors;
                                                                      if (typeof data135.skipReason !== "string") {
                                                                        validate21.at = instancePath + "/rows/" + i20 + "/skipReason";
                                                                        return false;
                                                                      }
                                                                      var valid47 = _errs283 === errors;
                                                                    } else {
                                                                      var valid47 = true;
                                                                    }
                                                                    if (valid47) {
                                                                      if (data135.entry !== void 0) {
                                                                        let data140 = data135.entry;
                                                                        const _errs285 = errors;
                                                                        if (errors === _errs285) {
                                                                          if (data140 && typeof data140 == "object" && !Array.isArray(data140)) {
                                                                            if (data140.kind !== void 0) {
                                                                              const _errs287 = errors;
                                                                              if (typeof data140.kind !== "string") {
                                                                                validate21.at = instancePath + "/rows/" + i20 + "/entry/kind";
                                                                                return false;
                                                                              }
                                                                              var valid48 = _errs287 === errors;
                                                                            } else {
                                                                              var valid48 = true;
                                                                            }
                                                                            if (valid48) {
                                                                              if (data140.counterparty !== void 0) {
                                                                                const _errs289 = errors;
                                                                                if (typeof data140.counterparty !== "string") {
                                                                                  validate21.at = instancePath + "/rows/" + i20 + "/entry/counterparty";
                                                                                  return false;
                                                                                }
                                                                                var valid48 = _errs289 === errors;
                                                                              } else {
                                                                                var valid48 = true;
                                                                              }
                                                                              if (valid48) {
                                                                                if (data140.category !== void 0) {
                                                                                  const _errs291 = errors;
                                                                                  if (typeof data140.category !== "string") {
                                                                                    validate21.at = instancePath + "/rows/" + i20 + "/entry/category";
                                                                                    return false;
                                                                                  }
                                                                                  var valid48 = _errs291 === errors;
                                                                                } else {
                                                                                  var valid48 = true;
                                                                                }
                                                                                if (valid48) {
                                                                                  if (data140.form !== void 0) {
                                                                                    const _errs293 = errors;
                                                                                    if (typeof data140.form !== "string") {
                                                                                      validate21.at = instancePath + "/rows/" + i20 + "/entry/form";
                                                                                      return false;
                                                                                    }
                                                                                    var valid48 = _errs293 === errors;
                                                                                  } else {
                                                                                    var valid48 = true;
                                                                                  }
                                                                                  if (valid48) {
                                                                                    if (data140.document !== void 0) {
                                                                                      const _errs295 = errors;
                                                                                      if (typeof data140.document !== "string") {
                                                                                        validate21.at = instancePath + "/rows/" + i20 + "/entry/document";
                                                                                        return false;
                                                                                      }
                                                                                      var valid48 = _errs295 === errors;
                                                                                    } else {
                                                                                      var valid48 = true;
                                                                                    }
                                                                                    if (valid48) {
                                                                                      if (data140.installment !== void 0) {
                                                                                        let data146 = data140.installment;
                                                                                        const _errs297 = errors;
                                                                                        if (!(typeof data146 == "number" && (!(data146 % 1) && !isNaN(data146)) && isFinite(data146))) {
                                                                                          validate21.at = instancePath + "/rows/" + i20 + "/entry/installment";
                                                                                          return false;
                                                                                        }
                                                                                        var valid48 = _errs297 === errors;
                                                                                      } else {
                                                                                        var valid48 = true;
                                                                                      }
                                                                                      if (valid48) {
                                                                                        if (data140.installments !== void 0) {
                                                                                          let data147 = data140.installments;
                                                                                          const _errs299 = errors;
                                                                                          if (!(typeof data147 == "number" && (!(data147 % 1) && !isNaN(data147)) && isFinite(data147))) {
                                                                                            validate21.at = instancePath + "/rows/" + i20 + "/entry/installments";
                                                                                            return false;
                                                                                          }
                                                                                          var valid48 = _errs299 === errors;
                                                                                        } else {
                                                                                          var valid48 = true;
                                                                                        }
                                                                                        if (valid48) {
                                                                                          if (data140.issuedOn !== void 0) {
                                                                                            let data148 = data140.issuedOn;
                                                                                            const _errs301 = errors;
                                                                                            if (errors === _errs301) {
                                                                                              if (errors === _errs301) {
                                                                                                if (typeof data148 === "string") {
                                                                                                  if (!pattern4.test(data148)) {
                                                                                                    validate21.at = instancePath + "/rows/" + i20 + "/entry/issuedOn";
                                                                                                    return false;
                                                                                                  } else {
                                                                                                    if (!formats0.test(data148)) {
                                                                                                      validate21.at = instancePath + "/rows/" + i20 + "/entry/issuedOn";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                } else {
                                                                                                  validate21.at = instancePath + "/rows/" + i20 + "/entry/issuedOn";
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                            var valid48 = _errs301 === errors;
                                                                                          } else {
                                                                                            var valid48 = true;
                                                                                          }
                                                                                          if (valid48) {
                                                                                            if (data140.dueOn !== void 0) {
                                                                                              let data149 = data140.dueOn;
                                                                                              const _errs303 = errors;
                                                                                              if (errors === _errs303) {
                                                                                                if (errors === _errs303) {
                                                                                                  if (typeof data149 === "string") {
                                                                                                    if (!pattern4.test(data149)) {
                                                                                                      validate21.at = instancePath + "/rows/" + i20 + "/entry/dueOn";
                                                                                                      return false;
                                                                                                    } else {
                                                                                                      if (!formats0.test(data149)) {
                                                                                                        validate21.at = instancePath + "/rows/" + i20 + "/entry/dueOn";
                                                                                                        return false;
                                                                                                      }
                                                                                                    }
                                                                                                  } else {
                                                                                                    validate21.at = instancePath + "/rows/" + i20 + "/entry/dueOn";
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                              var valid48 = _errs303 === errors;
                                                                                            } else {
                                                                                              var valid48 = true;
                                                                                            }
                                                                                            if (valid48) {
                                                                                              if (data140.amountCents !== void 0) {
                                                                                                let data150 = data140.amountCents;
                                                                                                const _errs305 = errors;
                                                                                                if (!(typeof data150 == "number" && (!(data150 % 1) && !isNaN(data150)) && isFinite(data150))) {
                                                                                                  validate21.at = instancePath + "/rows/" + i20 + "/entry/amountCents";
                                                                                                  return false;
                                                                                                }
                                                                                                var valid48 = _errs305 === errors;
                                                                                              } else {
                                                                                                var valid48 = true;
                                                                                              }
                                                                                              if (valid48) {
                                                                                                if (data140.paidOn !== void 0) {
                                                                                                  let data151 = data140.paidOn;
                                                                                                  const _errs307 = errors;
                                                                                                  if (errors === _errs307) {
                                                                                                    if (errors === _errs307) {
                                                                                                      if (typeof data151 === "string") {
                                                                                                        if (!pattern4.test(data151)) {
                                                                                                          validate21.at = instancePath + "/rows/" + i20 + "/entry/paidOn";
                                                                                                          return false;
                                                                                                        } else {
                                                                                                          if (!formats0.test(data151)) {
                                                                                                            validate21.at = instancePath + "/rows/" + i20 + "/entry/paidOn";
                                                                                                            return false;
                                                                                                          }
                                                                                                        }
                                                                                                      } else {
                                                                                                        validate21.at = instancePath + "/rows/" + i20 + "/entry/paidOn";
                                                                                                        return false;
                                                                                                      }
                                                                                                    }
                                                                                                  }
                                                                                                  var valid48 = _errs307 === errors;
                                                                                                } else {
                                                                                                  var valid48 = true;
                                                                                                }
                                                                                                if (valid48) {
                                                                                                  if (data140.paidCents !== void 0) {
                                                                                                    let data152 = data140.paidCents;
                                                                                                    const _errs309 = errors;
                                                                                                    if (!(typeof data152 == "number" && (!(data152 % 1) && !isNaN(data152)) && isFinite(data152))) {
                                                                                                      validate21.at = instancePath + "/rows/" + i20 + "/entry/paidCents";
                                                                                                      return false;
                                                                                                    }
                                                                                                    var valid48 = _errs309 === errors;
                                                                                                  } else {
                                                                                                    var valid48 = true;
                                                                                                  }
                                                                                                  if (valid48) {
                                                                                                    if (data140.discountCents !== void 0) {
                                                                                                      let data153 = data140.discountCents;
                                                                                                      const _errs311 = errors;
                                                                                                      if (!(typeof data153 == "number" && (!(data153 % 1) && !isNaN(data153)) && isFinite(data153))) {
                                                                                                        validate21.at = instancePath + "/rows/" + i20 + "/entry/discountCents";
                                                                                                        return false;
                                                                                                      }
                                                                                                      var valid48 = _errs311 === errors;
                                                                                                    } else {
                                                                                                      var valid48 = true;
                                                                                                    }
                                                                                                    if (valid48) {
                                                                                                      if (data140.interestCents !== void 0) {
                                                                                                        let data154 = data140.interestCents;
                                                                                                        const _errs313 = errors;
                                                                                                        if (!(typeof data154 == "number" && (!(data154 % 1) && !isNaN(data154)) && isFinite(data154))) {
                                                                                                          validate21.at = instancePath + "/rows/" + i20 + "/entry/interestCents";
                                                                                                          return false;
                                                                                                        }
                                                                                                        var valid48 = _errs313 === errors;
                                                                                                      } else {
                                                                                                        var valid48 = true;
                                                                                                      }
                                                                                                      if (valid48) {
                                                                                                        if (data140.fineCents !== void 0) {
                                                                                                          let data155 = data140.fineCents;
                                                                                                          const _errs315 = errors;
                                                                                                          if (!(typeof data155 == "number" && (!(data155 % 1) && !isNaN(data155)) && isFinite(data155))) {
                                                                                                            validate21.at = instancePath + "/rows/" + i20 + "/entry/fineCents";
                                                                                                            return false;
                                                                                                          }
                                                                                                          var valid48 = _errs315 === errors;
                                                                                                        } else {
                                                                                                          var valid48 = true;
                                                                                                        }
                                                                                                        if (valid48) {
                                                                                                          if (data140.feeCents !== void 0) {
                                                                                                            let data156 = data140.feeCents;
                                                                                                            const _errs317 = errors;
                                                                                                            if (!(typeof data156 == "number" && (!(data156 % 1) && !isNaN(data156)) && isFinite(data156))) {
                                                                                                              validate21.at = instancePath + "/rows/" + i20 + "/entry/feeCents";
                                                                                                              return false;
                                                                                                            }
                                                                                                            var valid48 = _errs317 === errors;
                                                                                                          } else {
                                                                                                            var valid48 = true;
                                                                                                          }
                                                                                                          if (valid48) {
                                                                                                            if (data140.openCents !== void 0) {
                                                                                                              let data157 = data140.openCents;
                                                                                                              const _errs319 = errors;
                                                                                                              if (!(typeof data157 == "number" && (!(data157 % 1) && !isNaN(data157)) && isFinite(data157))) {
                                                                                                                validate21.at = instancePath + "/rows/" + i20 + "/entry/openCents";
                                                                                                                return false;
                                                                                                              }
                                                                                                              var valid48 = _errs319 === errors;
                                                                                                            } else {
                                                                                                              var valid48 = true;
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
                                                                            validate21.at = instancePath + "/rows/" + i20 + "/entry";
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid47 = _errs285 === errors;
                                                                      } else {
                                                                        var valid47 = true;
                                                                      }
                                                                      if (valid47) {
                                                                        if (data135.duplicateOf !== void 0) {
                                                                          const _errs321 = errors;
                                                                          if (typeof data135.duplicateOf !== "string") {
                                                                            validate21.at = instancePath + "/rows/" + i20 + "/duplicateOf";
                                                                            return false;
                                                                          }
                                                                          var valid47 = _errs321 === errors;
                                                                        } else {
                                                                          var valid47 = true;
                                                                        }
                                                                        if (valid47) {
                                                                          if (data135.problems !== void 0) {
                                                                            let data159 = data135.problems;
                                                                            const _errs323 = errors;
                                                                            if (errors === _errs323) {
                                                                              if (Array.isArray(data159)) {
                                                                                var valid49 = true;
                                                                                const len21 = data159.length;
                                                                                for (let i21 = 0; i21 < len21; i21++) {
                                                                                  let data160 = data159[i21];
                                                                                  const _errs325 = errors;
                                                                                  if (errors === _errs325) {
                                                                                    if (data160 && typeof data160 == "object" && !Array.isArray(data160)) {
                                                                                      let missing24;
                                                                                      if (data160.field === void 0 && (missing24 = "field") || data160.reason === void 0 && (missing24 = "reason")) {
                                                                                        validate21.at = instancePath + "/rows/" + i20 + "/problems/" + i21;
                                                                                        return false;
                                                                                      } else {
                                                                                        if (data160.field !== void 0) {
                                                                                          const _errs327 = errors;
                                                                                          if (typeof data160.field !== "string") {
                                                                                            validate21.at = instancePath + "/rows/" + i20 + "/problems/" + i21 + "/field";
                                                                                            return false;
                                                                                          }
                                                                                          var valid50 = _errs327 === errors;
                                                                                        } else {
                                                                                          var valid50 = true;
                                                                                        }
                                                                                        if (valid50) {
                                                                                          if (data160.reason !== void 0) {
                                                                                            const _errs329 = errors;
                                                                                            if (typeof data160.reason !== "string") {
                                                                                              validate21.at = instancePath + "/rows/" + i20 + "/problems/" + i21 + "/reason";
                                                                                              return false;
                                                                                            }
                                                                                            var valid50 = _errs329 === errors;
                                                                                          } else {
                                                                                            var valid50 = true;
                                                                                          }
                                                                                          if (valid50) {
                                                                                            if (data160.value !== void 0) {
                                                                                              const _errs331 = errors;
                                                                                              if (typeof data160.value !== "string") {
                                                                                                validate21.at = instancePath + "/rows/" + i20 + "/problems/" + i21 + "/value";
                                                                                                return false;
                                                                                              }
                                                                                              var valid50 = _errs331 === errors;
                                                                                            } else {
                                                                                              var valid50 = true;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate21.at = instancePath + "/rows/" + i20 + "/problems/" + i21;
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid49 = _errs325 === errors;
                                                                                  if (!valid49) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate21.at = instancePath + "/rows/" + i20 + "/problems";
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid47 = _errs323 === errors;
                                                                          } else {
                                                                            var valid47 = true;
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/rows/" + i20;
                                                            return false;
                                                          }
                                                        }
                                                        var valid46 = _errs275 === errors;
                                                        if (!valid46) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/rows";
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs273 === errors;
                                                } else {
                                                  var valid0 = true;
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
isImportPreview.removable = ["/file/encoding", "/sheets/*", "/columns/*", "/columns/*/samples/*", "/choices/sheet", "/choices/columns", "/choices/columns/*", "/choices/dateOrder", "/choices/isYearFirst", "/choices/decimal", "/choices/defaults", "/choices/defaults/kind", "/choices/defaults/category", "/choices/defaults/receivableCategory", "/choices/defaults/payableCategory", "/choices/defaults/form", "/choices/groups", "/choices/groups/*", "/choices/groups/*/category", "/choices/groups/*/form", "/choices/paidDay", "/choices/statement", "/choices/account", "/choices/kindSource", "/choices/expenseSign", "/choices/oppositeSign", "/choices/statusConflict", "/choices/swappedDays", "/choices/sameAmount", "/choices/hidden", "/choices/underpaid", "/choices/underpaid/staysOpen", "/choices/overpaid", "/choices/values", "/choices/values/*", "/choices/duplicates", "/choices/duplicateRows", "/choices/duplicateRows/*", "/choices/invalid", "/questions/*", "/accounts", "/accounts/*", "/questionRows", "/questionRows/*", "/questionRows/*/cents", "/questionRows/*/rows/*", "/groups", "/groups/*", "/groups/*/kind", "/kindHint", "/hidden", "/hidden/columns/*", "/underpaid", "/underpaid/canStayOpen", "/underpaid/receivableCents", "/underpaid/rows/*", "/underpaid/rows/*/counterparty", "/underpaid/rows/*/restCents", "/overpaid", "/overpaid/rows/*", "/overpaid/rows/*/counterparty", "/otherTables", "/otherTables/*", "/dayExamples", "/dayExamples/*", "/dateOrders", "/dateOrders/*", "/values/*", "/skipped", "/skipped/*", "/rows/*", "/rows/*/text", "/rows/*/skipReason", "/rows/*/entry/kind", "/rows/*/entry/counterparty", "/rows/*/entry/category", "/rows/*/entry/form", "/rows/*/entry/document", "/rows/*/entry/installment", "/rows/*/entry/installments", "/rows/*/entry/issuedOn", "/rows/*/entry/dueOn", "/rows/*/entry/amountCents", "/rows/*/entry/paidOn", "/rows/*/entry/paidCents", "/rows/*/entry/discountCents", "/rows/*/entry/interestCents", "/rows/*/entry/fineCents", "/rows/*/entry/feeCents", "/rows/*/entry/openCents", "/rows/*/duplicateOf", "/rows/*/problems/*", "/rows/*/problems/*/value"];
export {
  isImportPreview
};
