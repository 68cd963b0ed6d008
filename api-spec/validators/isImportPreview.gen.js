// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isImportPreview = validate21;
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
                              if (data15.decimal !== void 0) {
                                let data20 = data15.decimal;
                                const _errs45 = errors;
                                if (typeof data20 !== "string") {
                                  validate21.at = instancePath + "/choices/decimal";
                                  return false;
                                }
                                if (!(data20 === "comma" || data20 === "point")) {
                                  validate21.at = instancePath + "/choices/decimal";
                                  return false;
                                }
                                var valid8 = _errs45 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data15.defaults !== void 0) {
                                  let data21 = data15.defaults;
                                  const _errs47 = errors;
                                  if (errors === _errs47) {
                                    if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                      if (data21.kind !== void 0) {
                                        let data22 = data21.kind;
                                        const _errs49 = errors;
                                        if (typeof data22 !== "string") {
                                          validate21.at = instancePath + "/choices/defaults/kind";
                                          return false;
                                        }
                                        if (!(data22 === "receivable" || data22 === "payable")) {
                                          validate21.at = instancePath + "/choices/defaults/kind";
                                          return false;
                                        }
                                        var valid10 = _errs49 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data21.category !== void 0) {
                                          const _errs51 = errors;
                                          if (typeof data21.category !== "string") {
                                            validate21.at = instancePath + "/choices/defaults/category";
                                            return false;
                                          }
                                          var valid10 = _errs51 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data21.receivableCategory !== void 0) {
                                            const _errs53 = errors;
                                            if (typeof data21.receivableCategory !== "string") {
                                              validate21.at = instancePath + "/choices/defaults/receivableCategory";
                                              return false;
                                            }
                                            var valid10 = _errs53 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data21.payableCategory !== void 0) {
                                              const _errs55 = errors;
                                              if (typeof data21.payableCategory !== "string") {
                                                validate21.at = instancePath + "/choices/defaults/payableCategory";
                                                return false;
                                              }
                                              var valid10 = _errs55 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                            if (valid10) {
                                              if (data21.form !== void 0) {
                                                const _errs57 = errors;
                                                if (typeof data21.form !== "string") {
                                                  validate21.at = instancePath + "/choices/defaults/form";
                                                  return false;
                                                }
                                                var valid10 = _errs57 === errors;
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
                                  var valid8 = _errs47 === errors;
                                } else {
                                  var valid8 = true;
                                }
                                if (valid8) {
                                  if (data15.paidDay !== void 0) {
                                    let data27 = data15.paidDay;
                                    const _errs59 = errors;
                                    if (typeof data27 !== "string") {
                                      validate21.at = instancePath + "/choices/paidDay";
                                      return false;
                                    }
                                    if (!(data27 === "due-day" || data27 === "none")) {
                                      validate21.at = instancePath + "/choices/paidDay";
                                      return false;
                                    }
                                    var valid8 = _errs59 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data15.statement !== void 0) {
                                      let data28 = data15.statement;
                                      const _errs61 = errors;
                                      if (typeof data28 !== "string") {
                                        validate21.at = instancePath + "/choices/statement";
                                        return false;
                                      }
                                      if (!(data28 === "paid" || data28 === "open")) {
                                        validate21.at = instancePath + "/choices/statement";
                                        return false;
                                      }
                                      var valid8 = _errs61 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data15.underpaid !== void 0) {
                                        let data29 = data15.underpaid;
                                        const _errs63 = errors;
                                        if (errors === _errs63) {
                                          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                            let missing4;
                                            if (data29.rest === void 0 && (missing4 = "rest") || data29.cents === void 0 && (missing4 = "cents")) {
                                              validate21.at = instancePath + "/choices/underpaid";
                                              return false;
                                            } else {
                                              if (data29.rest !== void 0) {
                                                let data30 = data29.rest;
                                                const _errs65 = errors;
                                                if (typeof data30 !== "string") {
                                                  validate21.at = instancePath + "/choices/underpaid/rest";
                                                  return false;
                                                }
                                                if (!(data30 === "discount" || data30 === "leave-out")) {
                                                  validate21.at = instancePath + "/choices/underpaid/rest";
                                                  return false;
                                                }
                                                var valid11 = _errs65 === errors;
                                              } else {
                                                var valid11 = true;
                                              }
                                              if (valid11) {
                                                if (data29.cents !== void 0) {
                                                  let data31 = data29.cents;
                                                  const _errs67 = errors;
                                                  if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                                                    validate21.at = instancePath + "/choices/underpaid/cents";
                                                    return false;
                                                  }
                                                  if (errors === _errs67) {
                                                    if (typeof data31 == "number" && isFinite(data31)) {
                                                      if (data31 < 1 || isNaN(data31)) {
                                                        validate21.at = instancePath + "/choices/underpaid/cents";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid11 = _errs67 === errors;
                                                } else {
                                                  var valid11 = true;
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/choices/underpaid";
                                            return false;
                                          }
                                        }
                                        var valid8 = _errs63 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data15.values !== void 0) {
                                          let data32 = data15.values;
                                          const _errs69 = errors;
                                          if (errors === _errs69) {
                                            if (Array.isArray(data32)) {
                                              if (data32.length > 500) {
                                                validate21.at = instancePath + "/choices/values";
                                                return false;
                                              } else {
                                                var valid12 = true;
                                                const len4 = data32.length;
                                                for (let i4 = 0; i4 < len4; i4++) {
                                                  let data33 = data32[i4];
                                                  const _errs71 = errors;
                                                  if (errors === _errs71) {
                                                    if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                      let missing5;
                                                      if (data33.field === void 0 && (missing5 = "field") || data33.value === void 0 && (missing5 = "value") || data33.becomes === void 0 && (missing5 = "becomes")) {
                                                        validate21.at = instancePath + "/choices/values/" + i4;
                                                        return false;
                                                      } else {
                                                        if (data33.field !== void 0) {
                                                          let data34 = data33.field;
                                                          const _errs73 = errors;
                                                          if (typeof data34 !== "string") {
                                                            validate21.at = instancePath + "/choices/values/" + i4 + "/field";
                                                            return false;
                                                          }
                                                          if (!(data34 === "kind" || data34 === "category" || data34 === "form" || data34 === "status")) {
                                                            validate21.at = instancePath + "/choices/values/" + i4 + "/field";
                                                            return false;
                                                          }
                                                          var valid13 = _errs73 === errors;
                                                        } else {
                                                          var valid13 = true;
                                                        }
                                                        if (valid13) {
                                                          if (data33.value !== void 0) {
                                                            const _errs75 = errors;
                                                            if (typeof data33.value !== "string") {
                                                              validate21.at = instancePath + "/choices/values/" + i4 + "/value";
                                                              return false;
                                                            }
                                                            var valid13 = _errs75 === errors;
                                                          } else {
                                                            var valid13 = true;
                                                          }
                                                          if (valid13) {
                                                            if (data33.becomes !== void 0) {
                                                              const _errs77 = errors;
                                                              if (typeof data33.becomes !== "string") {
                                                                validate21.at = instancePath + "/choices/values/" + i4 + "/becomes";
                                                                return false;
                                                              }
                                                              var valid13 = _errs77 === errors;
                                                            } else {
                                                              var valid13 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/choices/values/" + i4;
                                                      return false;
                                                    }
                                                  }
                                                  var valid12 = _errs71 === errors;
                                                  if (!valid12) {
                                                    break;
                                                  }
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/choices/values";
                                              return false;
                                            }
                                          }
                                          var valid8 = _errs69 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data15.duplicates !== void 0) {
                                            let data37 = data15.duplicates;
                                            const _errs79 = errors;
                                            if (typeof data37 !== "string") {
                                              validate21.at = instancePath + "/choices/duplicates";
                                              return false;
                                            }
                                            if (!(data37 === "leave-out" || data37 === "add")) {
                                              validate21.at = instancePath + "/choices/duplicates";
                                              return false;
                                            }
                                            var valid8 = _errs79 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data15.duplicateRows !== void 0) {
                                              let data38 = data15.duplicateRows;
                                              const _errs81 = errors;
                                              if (errors === _errs81) {
                                                if (Array.isArray(data38)) {
                                                  if (data38.length > 500) {
                                                    validate21.at = instancePath + "/choices/duplicateRows";
                                                    return false;
                                                  } else {
                                                    var valid14 = true;
                                                    const len5 = data38.length;
                                                    for (let i5 = 0; i5 < len5; i5++) {
                                                      let data39 = data38[i5];
                                                      const _errs83 = errors;
                                                      if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
                                                        validate21.at = instancePath + "/choices/duplicateRows/" + i5;
                                                        return false;
                                                      }
                                                      if (errors === _errs83) {
                                                        if (typeof data39 == "number" && isFinite(data39)) {
                                                          if (data39 < 1 || isNaN(data39)) {
                                                            validate21.at = instancePath + "/choices/duplicateRows/" + i5;
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid14 = _errs83 === errors;
                                                      if (!valid14) {
                                                        break;
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/choices/duplicateRows";
                                                  return false;
                                                }
                                              }
                                              var valid8 = _errs81 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data15.invalid !== void 0) {
                                                let data40 = data15.invalid;
                                                const _errs85 = errors;
                                                if (typeof data40 !== "string") {
                                                  validate21.at = instancePath + "/choices/invalid";
                                                  return false;
                                                }
                                                if (!(data40 === "leave-out" || data40 === "refuse")) {
                                                  validate21.at = instancePath + "/choices/invalid";
                                                  return false;
                                                }
                                                var valid8 = _errs85 === errors;
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
                      let data41 = data.questions;
                      const _errs87 = errors;
                      if (errors === _errs87) {
                        if (Array.isArray(data41)) {
                          var valid15 = true;
                          const len6 = data41.length;
                          for (let i6 = 0; i6 < len6; i6++) {
                            const _errs89 = errors;
                            if (typeof data41[i6] !== "string") {
                              validate21.at = instancePath + "/questions/" + i6;
                              return false;
                            }
                            var valid15 = _errs89 === errors;
                            if (!valid15) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/questions";
                          return false;
                        }
                      }
                      var valid0 = _errs87 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.underpaid !== void 0) {
                        let data43 = data.underpaid;
                        const _errs91 = errors;
                        if (errors === _errs91) {
                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                            let missing6;
                            if (data43.count === void 0 && (missing6 = "count") || data43.cents === void 0 && (missing6 = "cents") || data43.rows === void 0 && (missing6 = "rows")) {
                              validate21.at = instancePath + "/underpaid";
                              return false;
                            } else {
                              if (data43.count !== void 0) {
                                let data44 = data43.count;
                                const _errs93 = errors;
                                if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
                                  validate21.at = instancePath + "/underpaid/count";
                                  return false;
                                }
                                if (errors === _errs93) {
                                  if (typeof data44 == "number" && isFinite(data44)) {
                                    if (data44 < 1 || isNaN(data44)) {
                                      validate21.at = instancePath + "/underpaid/count";
                                      return false;
                                    }
                                  }
                                }
                                var valid16 = _errs93 === errors;
                              } else {
                                var valid16 = true;
                              }
                              if (valid16) {
                                if (data43.cents !== void 0) {
                                  let data45 = data43.cents;
                                  const _errs95 = errors;
                                  if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
                                    validate21.at = instancePath + "/underpaid/cents";
                                    return false;
                                  }
                                  if (errors === _errs95) {
                                    if (typeof data45 == "number" && isFinite(data45)) {
                                      if (data45 < 1 || isNaN(data45)) {
                                        validate21.at = instancePath + "/underpaid/cents";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid16 = _errs95 === errors;
                                } else {
                                  var valid16 = true;
                                }
                                if (valid16) {
                                  if (data43.receivableCents !== void 0) {
                                    let data46 = data43.receivableCents;
                                    const _errs97 = errors;
                                    if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                                      validate21.at = instancePath + "/underpaid/receivableCents";
                                      return false;
                                    }
                                    if (errors === _errs97) {
                                      if (typeof data46 == "number" && isFinite(data46)) {
                                        if (data46 < 0 || isNaN(data46)) {
                                          validate21.at = instancePath + "/underpaid/receivableCents";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid16 = _errs97 === errors;
                                  } else {
                                    var valid16 = true;
                                  }
                                  if (valid16) {
                                    if (data43.rows !== void 0) {
                                      let data47 = data43.rows;
                                      const _errs99 = errors;
                                      if (errors === _errs99) {
                                        if (Array.isArray(data47)) {
                                          var valid17 = true;
                                          const len7 = data47.length;
                                          for (let i7 = 0; i7 < len7; i7++) {
                                            let data48 = data47[i7];
                                            const _errs101 = errors;
                                            if (errors === _errs101) {
                                              if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                                let missing7;
                                                if (data48.row === void 0 && (missing7 = "row") || data48.amountCents === void 0 && (missing7 = "amountCents") || data48.paidCents === void 0 && (missing7 = "paidCents")) {
                                                  validate21.at = instancePath + "/underpaid/rows/" + i7;
                                                  return false;
                                                } else {
                                                  if (data48.row !== void 0) {
                                                    let data49 = data48.row;
                                                    const _errs103 = errors;
                                                    if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                                                      validate21.at = instancePath + "/underpaid/rows/" + i7 + "/row";
                                                      return false;
                                                    }
                                                    if (errors === _errs103) {
                                                      if (typeof data49 == "number" && isFinite(data49)) {
                                                        if (data49 < 1 || isNaN(data49)) {
                                                          validate21.at = instancePath + "/underpaid/rows/" + i7 + "/row";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid18 = _errs103 === errors;
                                                  } else {
                                                    var valid18 = true;
                                                  }
                                                  if (valid18) {
                                                    if (data48.counterparty !== void 0) {
                                                      const _errs105 = errors;
                                                      if (typeof data48.counterparty !== "string") {
                                                        validate21.at = instancePath + "/underpaid/rows/" + i7 + "/counterparty";
                                                        return false;
                                                      }
                                                      var valid18 = _errs105 === errors;
                                                    } else {
                                                      var valid18 = true;
                                                    }
                                                    if (valid18) {
                                                      if (data48.amountCents !== void 0) {
                                                        let data51 = data48.amountCents;
                                                        const _errs107 = errors;
                                                        if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                                                          validate21.at = instancePath + "/underpaid/rows/" + i7 + "/amountCents";
                                                          return false;
                                                        }
                                                        var valid18 = _errs107 === errors;
                                                      } else {
                                                        var valid18 = true;
                                                      }
                                                      if (valid18) {
                                                        if (data48.paidCents !== void 0) {
                                                          let data52 = data48.paidCents;
                                                          const _errs109 = errors;
                                                          if (!(typeof data52 == "number" && (!(data52 % 1) && !isNaN(data52)) && isFinite(data52))) {
                                                            validate21.at = instancePath + "/underpaid/rows/" + i7 + "/paidCents";
                                                            return false;
                                                          }
                                                          var valid18 = _errs109 === errors;
                                                        } else {
                                                          var valid18 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/underpaid/rows/" + i7;
                                                return false;
                                              }
                                            }
                                            var valid17 = _errs101 === errors;
                                            if (!valid17) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/underpaid/rows";
                                          return false;
                                        }
                                      }
                                      var valid16 = _errs99 === errors;
                                    } else {
                                      var valid16 = true;
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
                        var valid0 = _errs91 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.otherTables !== void 0) {
                          let data53 = data.otherTables;
                          const _errs111 = errors;
                          if (errors === _errs111) {
                            if (Array.isArray(data53)) {
                              var valid19 = true;
                              const len8 = data53.length;
                              for (let i8 = 0; i8 < len8; i8++) {
                                let data54 = data53[i8];
                                const _errs113 = errors;
                                if (errors === _errs113) {
                                  if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                                    let missing8;
                                    if (data54.row === void 0 && (missing8 = "row") || data54.titles === void 0 && (missing8 = "titles")) {
                                      validate21.at = instancePath + "/otherTables/" + i8;
                                      return false;
                                    } else {
                                      if (data54.row !== void 0) {
                                        let data55 = data54.row;
                                        const _errs115 = errors;
                                        if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                                          validate21.at = instancePath + "/otherTables/" + i8 + "/row";
                                          return false;
                                        }
                                        if (errors === _errs115) {
                                          if (typeof data55 == "number" && isFinite(data55)) {
                                            if (data55 < 1 || isNaN(data55)) {
                                              validate21.at = instancePath + "/otherTables/" + i8 + "/row";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid20 = _errs115 === errors;
                                      } else {
                                        var valid20 = true;
                                      }
                                      if (valid20) {
                                        if (data54.titles !== void 0) {
                                          const _errs117 = errors;
                                          if (typeof data54.titles !== "string") {
                                            validate21.at = instancePath + "/otherTables/" + i8 + "/titles";
                                            return false;
                                          }
                                          var valid20 = _errs117 === errors;
                                        } else {
                                          var valid20 = true;
                                        }
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/otherTables/" + i8;
                                    return false;
                                  }
                                }
                                var valid19 = _errs113 === errors;
                                if (!valid19) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/otherTables";
                              return false;
                            }
                          }
                          var valid0 = _errs111 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.dayExamples !== void 0) {
                            let data57 = data.dayExamples;
                            const _errs119 = errors;
                            if (errors === _errs119) {
                              if (Array.isArray(data57)) {
                                var valid21 = true;
                                const len9 = data57.length;
                                for (let i9 = 0; i9 < len9; i9++) {
                                  let data58 = data57[i9];
                                  const _errs121 = errors;
                                  if (errors === _errs121) {
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                      let missing9;
                                      if (data58.row === void 0 && (missing9 = "row") || data58.text === void 0 && (missing9 = "text")) {
                                        validate21.at = instancePath + "/dayExamples/" + i9;
                                        return false;
                                      } else {
                                        if (data58.row !== void 0) {
                                          let data59 = data58.row;
                                          const _errs123 = errors;
                                          if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                                            validate21.at = instancePath + "/dayExamples/" + i9 + "/row";
                                            return false;
                                          }
                                          if (errors === _errs123) {
                                            if (typeof data59 == "number" && isFinite(data59)) {
                                              if (data59 < 1 || isNaN(data59)) {
                                                validate21.at = instancePath + "/dayExamples/" + i9 + "/row";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid22 = _errs123 === errors;
                                        } else {
                                          var valid22 = true;
                                        }
                                        if (valid22) {
                                          if (data58.text !== void 0) {
                                            const _errs125 = errors;
                                            if (typeof data58.text !== "string") {
                                              validate21.at = instancePath + "/dayExamples/" + i9 + "/text";
                                              return false;
                                            }
                                            var valid22 = _errs125 === errors;
                                          } else {
                                            var valid22 = true;
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/dayExamples/" + i9;
                                      return false;
                                    }
                                  }
                                  var valid21 = _errs121 === errors;
                                  if (!valid21) {
                                    break;
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/dayExamples";
                                return false;
                              }
                            }
                            var valid0 = _errs119 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.values !== void 0) {
                              let data61 = data.values;
                              const _errs127 = errors;
                              if (errors === _errs127) {
                                if (Array.isArray(data61)) {
                                  var valid23 = true;
                                  const len10 = data61.length;
                                  for (let i10 = 0; i10 < len10; i10++) {
                                    let data62 = data61[i10];
                                    const _errs129 = errors;
                                    if (errors === _errs129) {
                                      if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
                                        let missing10;
                                        if (data62.field === void 0 && (missing10 = "field") || data62.value === void 0 && (missing10 = "value") || data62.rows === void 0 && (missing10 = "rows") || data62.becomes === void 0 && (missing10 = "becomes")) {
                                          validate21.at = instancePath + "/values/" + i10;
                                          return false;
                                        } else {
                                          if (data62.field !== void 0) {
                                            const _errs131 = errors;
                                            if (typeof data62.field !== "string") {
                                              validate21.at = instancePath + "/values/" + i10 + "/field";
                                              return false;
                                            }
                                            var valid24 = _errs131 === errors;
                                          } else {
                                            var valid24 = true;
                                          }
                                          if (valid24) {
                                            if (data62.value !== void 0) {
                                              const _errs133 = errors;
                                              if (typeof data62.value !== "string") {
                                                validate21.at = instancePath + "/values/" + i10 + "/value";
                                                return false;
                                              }
                                              var valid24 = _errs133 === errors;
                                            } else {
                                              var valid24 = true;
                                            }
                                            if (valid24) {
                                              if (data62.rows !== void 0) {
                                                let data65 = data62.rows;
                                                const _errs135 = errors;
                                                if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                                                  validate21.at = instancePath + "/values/" + i10 + "/rows";
                                                  return false;
                                                }
                                                if (errors === _errs135) {
                                                  if (typeof data65 == "number" && isFinite(data65)) {
                                                    if (data65 < 1 || isNaN(data65)) {
                                                      validate21.at = instancePath + "/values/" + i10 + "/rows";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid24 = _errs135 === errors;
                                              } else {
                                                var valid24 = true;
                                              }
                                              if (valid24) {
                                                if (data62.becomes !== void 0) {
                                                  let data66 = data62.becomes;
                                                  const _errs137 = errors;
                                                  if (typeof data66 !== "string" && data66 !== null) {
                                                    validate21.at = instancePath + "/values/" + i10 + "/becomes";
                                                    return false;
                                                  }
                                                  var valid24 = _errs137 === errors;
                                                } else {
                                                  var valid24 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/values/" + i10;
                                        return false;
                                      }
                                    }
                                    var valid23 = _errs129 === errors;
                                    if (!valid23) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/values";
                                  return false;
                                }
                              }
                              var valid0 = _errs127 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.counts !== void 0) {
                                let data67 = data.counts;
                                const _errs139 = errors;
                                if (errors === _errs139) {
                                  if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                                    let missing11;
                                    if (data67.rows === void 0 && (missing11 = "rows") || data67.ready === void 0 && (missing11 = "ready") || data67.duplicates === void 0 && (missing11 = "duplicates") || data67.invalid === void 0 && (missing11 = "invalid") || data67.skipped === void 0 && (missing11 = "skipped")) {
                                      validate21.at = instancePath + "/counts";
                                      return false;
                                    } else {
                                      if (data67.rows !== void 0) {
                                        let data68 = data67.rows;
                                        const _errs141 = errors;
                                        if (!(typeof data68 == "number" && (!(data68 % 1) && !isNaN(data68)) && isFinite(data68))) {
                                          validate21.at = instancePath + "/counts/rows";
                                          return false;
                                        }
                                        if (errors === _errs141) {
                                          if (typeof data68 == "number" && isFinite(data68)) {
                                            if (data68 < 0 || isNaN(data68)) {
                                              validate21.at = instancePath + "/counts/rows";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid25 = _errs141 === errors;
                                      } else {
                                        var valid25 = true;
                                      }
                                      if (valid25) {
                                        if (data67.ready !== void 0) {
                                          let data69 = data67.ready;
                                          const _errs143 = errors;
                                          if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                                            validate21.at = instancePath + "/counts/ready";
                                            return false;
                                          }
                                          if (errors === _errs143) {
                                            if (typeof data69 == "number" && isFinite(data69)) {
                                              if (data69 < 0 || isNaN(data69)) {
                                                validate21.at = instancePath + "/counts/ready";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid25 = _errs143 === errors;
                                        } else {
                                          var valid25 = true;
                                        }
                                        if (valid25) {
                                          if (data67.duplicates !== void 0) {
                                            let data70 = data67.duplicates;
                                            const _errs145 = errors;
                                            if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
                                              validate21.at = instancePath + "/counts/duplicates";
                                              return false;
                                            }
                                            if (errors === _errs145) {
                                              if (typeof data70 == "number" && isFinite(data70)) {
                                                if (data70 < 0 || isNaN(data70)) {
                                                  validate21.at = instancePath + "/counts/duplicates";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid25 = _errs145 === errors;
                                          } else {
                                            var valid25 = true;
                                          }
                                          if (valid25) {
                                            if (data67.invalid !== void 0) {
                                              let data71 = data67.invalid;
                                              const _errs147 = errors;
                                              if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                                                validate21.at = instancePath + "/counts/invalid";
                                                return false;
                                              }
                                              if (errors === _errs147) {
                                                if (typeof data71 == "number" && isFinite(data71)) {
                                                  if (data71 < 0 || isNaN(data71)) {
                                                    validate21.at = instancePath + "/counts/invalid";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid25 = _errs147 === errors;
                                            } else {
                                              var valid25 = true;
                                            }
                                            if (valid25) {
                                              if (data67.skipped !== void 0) {
                                                let data72 = data67.skipped;
                                                const _errs149 = errors;
                                                if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
                                                  validate21.at = instancePath + "/counts/skipped";
                                                  return false;
                                                }
                                                if (errors === _errs149) {
                                                  if (typeof data72 == "number" && isFinite(data72)) {
                                                    if (data72 < 0 || isNaN(data72)) {
                                                      validate21.at = instancePath + "/counts/skipped";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid25 = _errs149 === errors;
                                              } else {
                                                var valid25 = true;
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
                                var valid0 = _errs139 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.rows !== void 0) {
                                  let data73 = data.rows;
                                  const _errs151 = errors;
                                  if (errors === _errs151) {
                                    if (Array.isArray(data73)) {
                                      var valid26 = true;
                                      const len11 = data73.length;
                                      for (let i11 = 0; i11 < len11; i11++) {
                                        let data74 = data73[i11];
                                        const _errs153 = errors;
                                        if (errors === _errs153) {
                                          if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                                            let missing12;
                                            if (data74.row === void 0 && (missing12 = "row") || data74.state === void 0 && (missing12 = "state") || data74.entry === void 0 && (missing12 = "entry") || data74.problems === void 0 && (missing12 = "problems")) {
                                              validate21.at = instancePath + "/rows/" + i11;
                                              return false;
                                            } else {
                                              if (data74.row !== void 0) {
                                                let data75 = data74.row;
                                                const _errs155 = errors;
                                                if (!(typeof data75 == "number" && (!(data75 % 1) && !isNaN(data75)) && isFinite(data75))) {
                                                  validate21.at = instancePath + "/rows/" + i11 + "/row";
                                                  return false;
                                                }
                                                if (errors === _errs155) {
                                                  if (typeof data75 == "number" && isFinite(data75)) {
                                                    if (data75 < 1 || isNaN(data75)) {
                                                      validate21.at = instancePath + "/rows/" + i11 + "/row";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid27 = _errs155 === errors;
                                              } else {
                                                var valid27 = true;
                                              }
                                              if (valid27) {
                                                if (data74.state !== void 0) {
                                                  const _errs157 = errors;
                                                  if (typeof data74.state !== "string") {
                                                    validate21.at = instancePath + "/rows/" + i11 + "/state";
                                                    return false;
                                                  }
                                                  var valid27 = _errs157 === errors;
                                                } else {
                                                  var valid27 = true;
                                                }
                                                if (valid27) {
                                                  if (data74.text !== void 0) {
                                                    const _errs159 = errors;
                                                    if (typeof data74.text !== "string") {
                                                      validate21.at = instancePath + "/rows/" + i11 + "/text";
                                                      return false;
                                                    }
                                                    var valid27 = _errs159 === errors;
                                                  } else {
                                                    var valid27 = true;
                                                  }
                                                  if (valid27) {
                                                    if (data74.entry !== void 0) {
                                                      let data78 = data74.entry;
                                                      const _errs161 = errors;
                                                      if (errors === _errs161) {
                                                        if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                                                          if (data78.kind !== void 0) {
                                                            const _errs163 = errors;
                                                            if (typeof data78.kind !== "string") {
                                                              validate21.at = instancePath + "/rows/" + i11 + "/entry/kind";
                                                              return false;
                                                            }
                                                            var valid28 = _errs163 === errors;
                                                          } else {
                                                            var valid28 = true;
                                                          }
                                                          if (valid28) {
                                                            if (data78.counterparty !== void 0) {
                                                              const _errs165 = errors;
                                                              if (typeof data78.counterparty !== "string") {
                                                                validate21.at = instancePath + "/rows/" + i11 + "/entry/counterparty";
                                                                return false;
                                                              }
                                                              var valid28 = _errs165 === errors;
                                                            } else {
                                                              var valid28 = true;
                                                            }
                                                            if (valid28) {
                                                              if (data78.category !== void 0) {
                                                                const _errs167 = errors;
                                                                if (typeof data78.category !== "string") {
                                                                  validate21.at = instancePath + "/rows/" + i11 + "/entry/category";
                                                                  return false;
                                                                }
                                                                var valid28 = _errs167 === errors;
                                                              } else {
                                                                var valid28 = true;
                                                              }
                                                              if (valid28) {
                                                                if (data78.form !== void 0) {
                                                                  const _errs169 = errors;
                                                                  if (typeof data78.form !== "string") {
                                                                    validate21.at = instancePath + "/rows/" + i11 + "/entry/form";
                                                                    return false;
                                                                  }
                                                                  var valid28 = _errs169 === errors;
                                                                } else {
                                                                  var valid28 = true;
                                                                }
                                                                if (valid28) {
                                                                  if (data78.document !== void 0) {
                                                                    const _errs171 = errors;
                                                                    if (typeof data78.document !== "string") {
                                                                      validate21.at = instancePath + "/rows/" + i11 + "/entry/document";
                                                                      return false;
                                                                    }
                                                                    var valid28 = _errs171 === errors;
                                                                  } else {
                                                                    var valid28 = true;
                                                                  }
                                                                  if (valid28) {
                                                                    if (data78.installment !== void 0) {
                                                                      let data84 = data78.installment;
                                                                      const _errs173 = errors;
                                                                      if (!(typeof data84 == "number" && (!(data84 % 1) && !isNaN(data84)) && isFinite(data84))) {
                                                                        validate21.at = instancePath + "/rows/" + i11 + "/entry/installment";
                                                                        return false;
                                                                      }
                                                                      var valid28 = _errs173 === errors;
                                                                    } else {
                                                                      var valid28 = true;
                                                                    }
                                                                    if (valid28) {
                                                                      if (data78.installments !== void 0) {
                                                                        let data85 = data78.installments;
                                                                        const _errs175 = errors;
                                                                        if (!(typeof data85 == "number" && (!(data85 % 1) && !isNaN(data85)) && isFinite(data85))) {
                                                                          validate21.at = instancePath + "/rows/" + i11 + "/entry/installments";
                                                                          return false;
                                                                        }
                                                                        var valid28 = _errs175 === errors;
                                                                      } else {
                                                                        var valid28 = true;
                                                                      }
                                                                      if (valid28) {
                                                                        if (data78.issuedOn !== void 0) {
                                                                          let data86 = data78.issuedOn;
                                                                          const _errs177 = errors;
                                                                          if (errors === _errs177) {
                                                                            if (errors === _errs177) {
                                                                              if (typeof data86 === "string") {
                                                                                if (!pattern4.test(data86)) {
                                                                                  validate21.at = instancePath + "/rows/" + i11 + "/entry/issuedOn";
                                                                                  return false;
                                                                                } else {
                                                                                  if (!formats0.test(data86)) {
                                                                                    validate21.at = instancePath + "/rows/" + i11 + "/entry/issuedOn";
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate21.at = instancePath + "/rows/" + i11 + "/entry/issuedOn";
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid28 = _errs177 === errors;
                                                                        } else {
                                                                          var valid28 = true;
                                                                        }
                                                                        if (valid28) {
                                                                          if (data78.dueOn !== void 0) {
                                                                            let data87 = data78.dueOn;
                                                                            const _errs179 = errors;
                                                                            if (errors === _errs179) {
                                                                              if (errors === _errs179) {
                                                                                if (typeof data87 === "string") {
                                                                                  if (!pattern4.test(data87)) {
                                                                                    validate21.at = instancePath + "/rows/" + i11 + "/entry/dueOn";
                                                                                    return false;
                                                                                  } else {
                                                                                    if (!formats0.test(data87)) {
                                                                                      validate21.at = instancePath + "/rows/" + i11 + "/entry/dueOn";
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                } else {
                                                                                  validate21.at = instancePath + "/rows/" + i11 + "/entry/dueOn";
                                                                                  return false;
                                                                                }
                                                                              }
                                                                            }
                                                                            var valid28 = _errs179 === errors;
                                                                          } else {
                                                                            var valid28 = true;
                                                                          }
                                                                          if (valid28) {
                                                                            if (data78.amountCents !== void 0) {
                                                                              let data88 = data78.amountCents;
                                                                              const _errs181 = errors;
                                                                              if (!(typeof data88 == "number" && (!(data88 % 1) && !isNaN(data88)) && isFinite(data88))) {
                                                                                validate21.at = instancePath + "/rows/" + i11 + "/entry/amountCents";
                                                                                return false;
                                                                              }
                                                                              var valid28 = _errs181 === errors;
                                                                            } else {
                                                                              var valid28 = true;
                                                                            }
                                                                            if (valid28) {
                                                                              if (data78.paidOn !== void 0) {
                                                                                let data89 = data78.paidOn;
                                                                                const _errs183 = errors;
                                                                                if (errors === _errs183) {
                                                                                  if (errors === _errs183) {
                                                                                    if (typeof data89 === "string") {
                                                                                      if (!pattern4.test(data89)) {
                                                                                        validate21.at = instancePath + "/rows/" + i11 + "/entry/paidOn";
                                                                                        return false;
                                                                                      } else {
                                                                                        if (!formats0.test(data89)) {
                                                                                          validate21.at = instancePath + "/rows/" + i11 + "/entry/paidOn";
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate21.at = instancePath + "/rows/" + i11 + "/entry/paidOn";
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                }
                                                                                var valid28 = _errs183 === errors;
                                                                              } else {
                                                                                var valid28 = true;
                                                                              }
                                                                              if (valid28) {
                                                                                if (data78.paidCents !== void 0) {
                                                                                  let data90 = data78.paidCents;
                                                                                  const _errs185 = errors;
                                                                                  if (!(typeof data90 == "number" && (!(data90 % 1) && !isNaN(data90)) && isFinite(data90))) {
                                                                                    validate21.at = instancePath + "/rows/" + i11 + "/entry/paidCents";
                                                                                    return false;
                                                                                  }
                                                                                  var valid28 = _errs185 === errors;
                                                                                } else {
                                                                                  var valid28 = true;
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
                                                          validate21.at = instancePath + "/rows/" + i11 + "/entry";
                                                          return false;
                                                        }
                                                      }
                                                      var valid27 = _errs161 === errors;
                                                    } else {
                                                      var valid27 = true;
                                                    }
                                                    if (valid27) {
                                                      if (data74.duplicateOf !== void 0) {
                                                        const _errs187 = errors;
                                                        if (typeof data74.duplicateOf !== "string") {
                                                          validate21.at = instancePath + "/rows/" + i11 + "/duplicateOf";
                                                          return false;
                                                        }
                                                        var valid27 = _errs187 === errors;
                                                      } else {
                                                        var valid27 = true;
                                                      }
                                                      if (valid27) {
                                                        if (data74.problems !== void 0) {
                                                          let data92 = data74.problems;
                                                          const _errs189 = errors;
                                                          if (errors === _errs189) {
                                                            if (Array.isArray(data92)) {
                                                              var valid29 = true;
                                                              const len12 = data92.length;
                                                              for (let i12 = 0; i12 < len12; i12++) {
                                                                let data93 = data92[i12];
                                                                const _errs191 = errors;
                                                                if (errors === _errs191) {
                                                                  if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
                                                                    let missing13;
                                                                    if (data93.field === void 0 && (missing13 = "field") || data93.reason === void 0 && (missing13 = "reason")) {
                                                                      validate21.at = instancePath + "/rows/" + i11 + "/problems/" + i12;
                                                                      return false;
                                                                    } else {
                                                                      if (data93.field !== void 0) {
                                                                        const _errs193 = errors;
                                                                        if (typeof data93.field !== "string") {
                                                                          validate21.at = instancePath + "/rows/" + i11 + "/problems/" + i12 + "/field";
                                                                          return false;
                                                                        }
                                                                        var valid30 = _errs193 === errors;
                                                                      } else {
                                                                        var valid30 = true;
                                                                      }
                                                                      if (valid30) {
                                                                        if (data93.reason !== void 0) {
                                                                          const _errs195 = errors;
                                                                          if (typeof data93.reason !== "string") {
                                                                            validate21.at = instancePath + "/rows/" + i11 + "/problems/" + i12 + "/reason";
                                                                            return false;
                                                                          }
                                                                          var valid30 = _errs195 === errors;
                                                                        } else {
                                                                          var valid30 = true;
                                                                        }
                                                                        if (valid30) {
                                                                          if (data93.value !== void 0) {
                                                                            const _errs197 = errors;
                                                                            if (typeof data93.value !== "string") {
                                                                              validate21.at = instancePath + "/rows/" + i11 + "/problems/" + i12 + "/value";
                                                                              return false;
                                                                            }
                                                                            var valid30 = _errs197 === errors;
                                                                          } else {
                                                                            var valid30 = true;
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate21.at = instancePath + "/rows/" + i11 + "/problems/" + i12;
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid29 = _errs191 === errors;
                                                                if (!valid29) {
                                                                  break;
                                                                }
                                                              }
                                                            } else {
                                                              validate21.at = instancePath + "/rows/" + i11 + "/problems";
                                                              return false;
                                                            }
                                                          }
                                                          var valid27 = _errs189 === errors;
                                                        } else {
                                                          var valid27 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/rows/" + i11;
                                            return false;
                                          }
                                        }
                                        var valid26 = _errs153 === errors;
                                        if (!valid26) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/rows";
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs151 === errors;
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
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  validate21.at = vErrors?.[vErrors.length - 1].at;
  return errors === 0;
}
isImportPreview.removable = ["/file/encoding", "/sheets/*", "/columns/*", "/columns/*/samples/*", "/choices/sheet", "/choices/columns", "/choices/columns/*", "/choices/dateOrder", "/choices/decimal", "/choices/defaults", "/choices/defaults/kind", "/choices/defaults/category", "/choices/defaults/receivableCategory", "/choices/defaults/payableCategory", "/choices/defaults/form", "/choices/paidDay", "/choices/statement", "/choices/underpaid", "/choices/values", "/choices/values/*", "/choices/duplicates", "/choices/duplicateRows", "/choices/duplicateRows/*", "/choices/invalid", "/questions/*", "/underpaid", "/underpaid/receivableCents", "/underpaid/rows/*", "/underpaid/rows/*/counterparty", "/otherTables", "/otherTables/*", "/dayExamples", "/dayExamples/*", "/values/*", "/rows/*", "/rows/*/text", "/rows/*/entry/kind", "/rows/*/entry/counterparty", "/rows/*/entry/category", "/rows/*/entry/form", "/rows/*/entry/document", "/rows/*/entry/installment", "/rows/*/entry/installments", "/rows/*/entry/issuedOn", "/rows/*/entry/dueOn", "/rows/*/entry/amountCents", "/rows/*/entry/paidOn", "/rows/*/entry/paidCents", "/rows/*/duplicateOf", "/rows/*/problems/*", "/rows/*/problems/*/value"];
export {
  isImportPreview
};
