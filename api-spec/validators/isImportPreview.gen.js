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
                                      if (data15.kindSource !== void 0) {
                                        let data29 = data15.kindSource;
                                        const _errs63 = errors;
                                        if (typeof data29 !== "string") {
                                          validate21.at = instancePath + "/choices/kindSource";
                                          return false;
                                        }
                                        if (!(data29 === "column" || data29 === "words")) {
                                          validate21.at = instancePath + "/choices/kindSource";
                                          return false;
                                        }
                                        var valid8 = _errs63 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data15.expenseSign !== void 0) {
                                          let data30 = data15.expenseSign;
                                          const _errs65 = errors;
                                          if (typeof data30 !== "string") {
                                            validate21.at = instancePath + "/choices/expenseSign";
                                            return false;
                                          }
                                          if (!(data30 === "negative" || data30 === "positive")) {
                                            validate21.at = instancePath + "/choices/expenseSign";
                                            return false;
                                          }
                                          var valid8 = _errs65 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data15.oppositeSign !== void 0) {
                                            let data31 = data15.oppositeSign;
                                            const _errs67 = errors;
                                            if (errors === _errs67) {
                                              if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                                let missing4;
                                                if (data31.rows === void 0 && (missing4 = "rows") || data31.cents === void 0 && (missing4 = "cents")) {
                                                  validate21.at = instancePath + "/choices/oppositeSign";
                                                  return false;
                                                } else {
                                                  if (data31.rows !== void 0) {
                                                    let data32 = data31.rows;
                                                    const _errs69 = errors;
                                                    if (typeof data32 !== "string") {
                                                      validate21.at = instancePath + "/choices/oppositeSign/rows";
                                                      return false;
                                                    }
                                                    if (!(data32 === "opposite" || data32 === "leave-out" || data32 === "ignore")) {
                                                      validate21.at = instancePath + "/choices/oppositeSign/rows";
                                                      return false;
                                                    }
                                                    var valid11 = _errs69 === errors;
                                                  } else {
                                                    var valid11 = true;
                                                  }
                                                  if (valid11) {
                                                    if (data31.cents !== void 0) {
                                                      let data33 = data31.cents;
                                                      const _errs71 = errors;
                                                      if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
                                                        validate21.at = instancePath + "/choices/oppositeSign/cents";
                                                        return false;
                                                      }
                                                      if (errors === _errs71) {
                                                        if (typeof data33 == "number" && isFinite(data33)) {
                                                          if (data33 < 1 || isNaN(data33)) {
                                                            validate21.at = instancePath + "/choices/oppositeSign/cents";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid11 = _errs71 === errors;
                                                    } else {
                                                      var valid11 = true;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/choices/oppositeSign";
                                                return false;
                                              }
                                            }
                                            var valid8 = _errs67 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data15.statusConflict !== void 0) {
                                              let data34 = data15.statusConflict;
                                              const _errs73 = errors;
                                              if (typeof data34 !== "string") {
                                                validate21.at = instancePath + "/choices/statusConflict";
                                                return false;
                                              }
                                              if (!(data34 === "paid" || data34 === "open")) {
                                                validate21.at = instancePath + "/choices/statusConflict";
                                                return false;
                                              }
                                              var valid8 = _errs73 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data15.swappedDays !== void 0) {
                                                let data35 = data15.swappedDays;
                                                const _errs75 = errors;
                                                if (typeof data35 !== "string") {
                                                  validate21.at = instancePath + "/choices/swappedDays";
                                                  return false;
                                                }
                                                if (!(data35 === "swap" || data35 === "keep")) {
                                                  validate21.at = instancePath + "/choices/swappedDays";
                                                  return false;
                                                }
                                                var valid8 = _errs75 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data15.sameAmount !== void 0) {
                                                  let data36 = data15.sameAmount;
                                                  const _errs77 = errors;
                                                  if (typeof data36 !== "string") {
                                                    validate21.at = instancePath + "/choices/sameAmount";
                                                    return false;
                                                  }
                                                  if (!(data36 === "leave-out" || data36 === "add")) {
                                                    validate21.at = instancePath + "/choices/sameAmount";
                                                    return false;
                                                  }
                                                  var valid8 = _errs77 === errors;
                                                } else {
                                                  var valid8 = true;
                                                }
                                                if (valid8) {
                                                  if (data15.hidden !== void 0) {
                                                    let data37 = data15.hidden;
                                                    const _errs79 = errors;
                                                    if (typeof data37 !== "string") {
                                                      validate21.at = instancePath + "/choices/hidden";
                                                      return false;
                                                    }
                                                    if (!(data37 === "leave-out" || data37 === "include")) {
                                                      validate21.at = instancePath + "/choices/hidden";
                                                      return false;
                                                    }
                                                    var valid8 = _errs79 === errors;
                                                  } else {
                                                    var valid8 = true;
                                                  }
                                                  if (valid8) {
                                                    if (data15.underpaid !== void 0) {
                                                      let data38 = data15.underpaid;
                                                      const _errs81 = errors;
                                                      if (errors === _errs81) {
                                                        if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                                          let missing5;
                                                          if (data38.rest === void 0 && (missing5 = "rest") || data38.cents === void 0 && (missing5 = "cents")) {
                                                            validate21.at = instancePath + "/choices/underpaid";
                                                            return false;
                                                          } else {
                                                            if (data38.rest !== void 0) {
                                                              let data39 = data38.rest;
                                                              const _errs83 = errors;
                                                              if (typeof data39 !== "string") {
                                                                validate21.at = instancePath + "/choices/underpaid/rest";
                                                                return false;
                                                              }
                                                              if (!(data39 === "discount" || data39 === "leave-out")) {
                                                                validate21.at = instancePath + "/choices/underpaid/rest";
                                                                return false;
                                                              }
                                                              var valid12 = _errs83 === errors;
                                                            } else {
                                                              var valid12 = true;
                                                            }
                                                            if (valid12) {
                                                              if (data38.cents !== void 0) {
                                                                let data40 = data38.cents;
                                                                const _errs85 = errors;
                                                                if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
                                                                  validate21.at = instancePath + "/choices/underpaid/cents";
                                                                  return false;
                                                                }
                                                                if (errors === _errs85) {
                                                                  if (typeof data40 == "number" && isFinite(data40)) {
                                                                    if (data40 < 1 || isNaN(data40)) {
                                                                      validate21.at = instancePath + "/choices/underpaid/cents";
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid12 = _errs85 === errors;
                                                              } else {
                                                                var valid12 = true;
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/choices/underpaid";
                                                          return false;
                                                        }
                                                      }
                                                      var valid8 = _errs81 === errors;
                                                    } else {
                                                      var valid8 = true;
                                                    }
                                                    if (valid8) {
                                                      if (data15.values !== void 0) {
                                                        let data41 = data15.values;
                                                        const _errs87 = errors;
                                                        if (errors === _errs87) {
                                                          if (Array.isArray(data41)) {
                                                            if (data41.length > 500) {
                                                              validate21.at = instancePath + "/choices/values";
                                                              return false;
                                                            } else {
                                                              var valid13 = true;
                                                              const len4 = data41.length;
                                                              for (let i4 = 0; i4 < len4; i4++) {
                                                                let data42 = data41[i4];
                                                                const _errs89 = errors;
                                                                if (errors === _errs89) {
                                                                  if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                                                                    let missing6;
                                                                    if (data42.field === void 0 && (missing6 = "field") || data42.value === void 0 && (missing6 = "value") || data42.becomes === void 0 && (missing6 = "becomes")) {
                                                                      validate21.at = instancePath + "/choices/values/" + i4;
                                                                      return false;
                                                                    } else {
                                                                      if (data42.field !== void 0) {
                                                                        let data43 = data42.field;
                                                                        const _errs91 = errors;
                                                                        if (typeof data43 !== "string") {
                                                                          validate21.at = instancePath + "/choices/values/" + i4 + "/field";
                                                                          return false;
                                                                        }
                                                                        if (!(data43 === "kind" || data43 === "category" || data43 === "form" || data43 === "status")) {
                                                                          validate21.at = instancePath + "/choices/values/" + i4 + "/field";
                                                                          return false;
                                                                        }
                                                                        var valid14 = _errs91 === errors;
                                                                      } else {
                                                                        var valid14 = true;
                                                                      }
                                                                      if (valid14) {
                                                                        if (data42.value !== void 0) {
                                                                          const _errs93 = errors;
                                                                          if (typeof data42.value !== "string") {
                                                                            validate21.at = instancePath + "/choices/values/" + i4 + "/value";
                                                                            return false;
                                                                          }
                                                                          var valid14 = _errs93 === errors;
                                                                        } else {
                                                                          var valid14 = true;
                                                                        }
                                                                        if (valid14) {
                                                                          if (data42.becomes !== void 0) {
                                                                            const _errs95 = errors;
                                                                            if (typeof data42.becomes !== "string") {
                                                                              validate21.at = instancePath + "/choices/values/" + i4 + "/becomes";
                                                                              return false;
                                                                            }
                                                                            var valid14 = _errs95 === errors;
                                                                          } else {
                                                                            var valid14 = true;
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate21.at = instancePath + "/choices/values/" + i4;
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid13 = _errs89 === errors;
                                                                if (!valid13) {
                                                                  break;
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/choices/values";
                                                            return false;
                                                          }
                                                        }
                                                        var valid8 = _errs87 === errors;
                                                      } else {
                                                        var valid8 = true;
                                                      }
                                                      if (valid8) {
                                                        if (data15.duplicates !== void 0) {
                                                          let data46 = data15.duplicates;
                                                          const _errs97 = errors;
                                                          if (typeof data46 !== "string") {
                                                            validate21.at = instancePath + "/choices/duplicates";
                                                            return false;
                                                          }
                                                          if (!(data46 === "leave-out" || data46 === "add")) {
                                                            validate21.at = instancePath + "/choices/duplicates";
                                                            return false;
                                                          }
                                                          var valid8 = _errs97 === errors;
                                                        } else {
                                                          var valid8 = true;
                                                        }
                                                        if (valid8) {
                                                          if (data15.duplicateRows !== void 0) {
                                                            let data47 = data15.duplicateRows;
                                                            const _errs99 = errors;
                                                            if (errors === _errs99) {
                                                              if (Array.isArray(data47)) {
                                                                if (data47.length > 500) {
                                                                  validate21.at = instancePath + "/choices/duplicateRows";
                                                                  return false;
                                                                } else {
                                                                  var valid15 = true;
                                                                  const len5 = data47.length;
                                                                  for (let i5 = 0; i5 < len5; i5++) {
                                                                    let data48 = data47[i5];
                                                                    const _errs101 = errors;
                                                                    if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                                                                      validate21.at = instancePath + "/choices/duplicateRows/" + i5;
                                                                      return false;
                                                                    }
                                                                    if (errors === _errs101) {
                                                                      if (typeof data48 == "number" && isFinite(data48)) {
                                                                        if (data48 < 1 || isNaN(data48)) {
                                                                          validate21.at = instancePath + "/choices/duplicateRows/" + i5;
                                                                          return false;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid15 = _errs101 === errors;
                                                                    if (!valid15) {
                                                                      break;
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                validate21.at = instancePath + "/choices/duplicateRows";
                                                                return false;
                                                              }
                                                            }
                                                            var valid8 = _errs99 === errors;
                                                          } else {
                                                            var valid8 = true;
                                                          }
                                                          if (valid8) {
                                                            if (data15.invalid !== void 0) {
                                                              let data49 = data15.invalid;
                                                              const _errs103 = errors;
                                                              if (typeof data49 !== "string") {
                                                                validate21.at = instancePath + "/choices/invalid";
                                                                return false;
                                                              }
                                                              if (!(data49 === "leave-out" || data49 === "refuse")) {
                                                                validate21.at = instancePath + "/choices/invalid";
                                                                return false;
                                                              }
                                                              var valid8 = _errs103 === errors;
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
                      let data50 = data.questions;
                      const _errs105 = errors;
                      if (errors === _errs105) {
                        if (Array.isArray(data50)) {
                          var valid16 = true;
                          const len6 = data50.length;
                          for (let i6 = 0; i6 < len6; i6++) {
                            const _errs107 = errors;
                            if (typeof data50[i6] !== "string") {
                              validate21.at = instancePath + "/questions/" + i6;
                              return false;
                            }
                            var valid16 = _errs107 === errors;
                            if (!valid16) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/questions";
                          return false;
                        }
                      }
                      var valid0 = _errs105 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.questionRows !== void 0) {
                        let data52 = data.questionRows;
                        const _errs109 = errors;
                        if (errors === _errs109) {
                          if (Array.isArray(data52)) {
                            var valid17 = true;
                            const len7 = data52.length;
                            for (let i7 = 0; i7 < len7; i7++) {
                              let data53 = data52[i7];
                              const _errs111 = errors;
                              if (errors === _errs111) {
                                if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                                  let missing7;
                                  if (data53.question === void 0 && (missing7 = "question") || data53.count === void 0 && (missing7 = "count") || data53.rows === void 0 && (missing7 = "rows")) {
                                    validate21.at = instancePath + "/questionRows/" + i7;
                                    return false;
                                  } else {
                                    if (data53.question !== void 0) {
                                      const _errs113 = errors;
                                      if (typeof data53.question !== "string") {
                                        validate21.at = instancePath + "/questionRows/" + i7 + "/question";
                                        return false;
                                      }
                                      var valid18 = _errs113 === errors;
                                    } else {
                                      var valid18 = true;
                                    }
                                    if (valid18) {
                                      if (data53.count !== void 0) {
                                        let data55 = data53.count;
                                        const _errs115 = errors;
                                        if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                                          validate21.at = instancePath + "/questionRows/" + i7 + "/count";
                                          return false;
                                        }
                                        if (errors === _errs115) {
                                          if (typeof data55 == "number" && isFinite(data55)) {
                                            if (data55 < 1 || isNaN(data55)) {
                                              validate21.at = instancePath + "/questionRows/" + i7 + "/count";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid18 = _errs115 === errors;
                                      } else {
                                        var valid18 = true;
                                      }
                                      if (valid18) {
                                        if (data53.cents !== void 0) {
                                          let data56 = data53.cents;
                                          const _errs117 = errors;
                                          if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
                                            validate21.at = instancePath + "/questionRows/" + i7 + "/cents";
                                            return false;
                                          }
                                          if (errors === _errs117) {
                                            if (typeof data56 == "number" && isFinite(data56)) {
                                              if (data56 < 1 || isNaN(data56)) {
                                                validate21.at = instancePath + "/questionRows/" + i7 + "/cents";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid18 = _errs117 === errors;
                                        } else {
                                          var valid18 = true;
                                        }
                                        if (valid18) {
                                          if (data53.rows !== void 0) {
                                            let data57 = data53.rows;
                                            const _errs119 = errors;
                                            if (errors === _errs119) {
                                              if (Array.isArray(data57)) {
                                                var valid19 = true;
                                                const len8 = data57.length;
                                                for (let i8 = 0; i8 < len8; i8++) {
                                                  let data58 = data57[i8];
                                                  const _errs121 = errors;
                                                  if (errors === _errs121) {
                                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                      let missing8;
                                                      if (data58.row === void 0 && (missing8 = "row") || data58.text === void 0 && (missing8 = "text")) {
                                                        validate21.at = instancePath + "/questionRows/" + i7 + "/rows/" + i8;
                                                        return false;
                                                      } else {
                                                        if (data58.row !== void 0) {
                                                          let data59 = data58.row;
                                                          const _errs123 = errors;
                                                          if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                                                            validate21.at = instancePath + "/questionRows/" + i7 + "/rows/" + i8 + "/row";
                                                            return false;
                                                          }
                                                          if (errors === _errs123) {
                                                            if (typeof data59 == "number" && isFinite(data59)) {
                                                              if (data59 < 1 || isNaN(data59)) {
                                                                validate21.at = instancePath + "/questionRows/" + i7 + "/rows/" + i8 + "/row";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid20 = _errs123 === errors;
                                                        } else {
                                                          var valid20 = true;
                                                        }
                                                        if (valid20) {
                                                          if (data58.text !== void 0) {
                                                            const _errs125 = errors;
                                                            if (typeof data58.text !== "string") {
                                                              validate21.at = instancePath + "/questionRows/" + i7 + "/rows/" + i8 + "/text";
                                                              return false;
                                                            }
                                                            var valid20 = _errs125 === errors;
                                                          } else {
                                                            var valid20 = true;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/questionRows/" + i7 + "/rows/" + i8;
                                                      return false;
                                                    }
                                                  }
                                                  var valid19 = _errs121 === errors;
                                                  if (!valid19) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/questionRows/" + i7 + "/rows";
                                                return false;
                                              }
                                            }
                                            var valid18 = _errs119 === errors;
                                          } else {
                                            var valid18 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/questionRows/" + i7;
                                  return false;
                                }
                              }
                              var valid17 = _errs111 === errors;
                              if (!valid17) {
                                break;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/questionRows";
                            return false;
                          }
                        }
                        var valid0 = _errs109 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.kindHint !== void 0) {
                          const _errs127 = errors;
                          if (typeof data.kindHint !== "string") {
                            validate21.at = instancePath + "/kindHint";
                            return false;
                          }
                          var valid0 = _errs127 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.hidden !== void 0) {
                            let data62 = data.hidden;
                            const _errs129 = errors;
                            if (errors === _errs129) {
                              if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
                                let missing9;
                                if (data62.rows === void 0 && (missing9 = "rows") || data62.columns === void 0 && (missing9 = "columns")) {
                                  validate21.at = instancePath + "/hidden";
                                  return false;
                                } else {
                                  if (data62.rows !== void 0) {
                                    let data63 = data62.rows;
                                    const _errs131 = errors;
                                    if (!(typeof data63 == "number" && (!(data63 % 1) && !isNaN(data63)) && isFinite(data63))) {
                                      validate21.at = instancePath + "/hidden/rows";
                                      return false;
                                    }
                                    if (errors === _errs131) {
                                      if (typeof data63 == "number" && isFinite(data63)) {
                                        if (data63 < 0 || isNaN(data63)) {
                                          validate21.at = instancePath + "/hidden/rows";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid21 = _errs131 === errors;
                                  } else {
                                    var valid21 = true;
                                  }
                                  if (valid21) {
                                    if (data62.columns !== void 0) {
                                      let data64 = data62.columns;
                                      const _errs133 = errors;
                                      if (errors === _errs133) {
                                        if (Array.isArray(data64)) {
                                          var valid22 = true;
                                          const len9 = data64.length;
                                          for (let i9 = 0; i9 < len9; i9++) {
                                            const _errs135 = errors;
                                            if (typeof data64[i9] !== "string") {
                                              validate21.at = instancePath + "/hidden/columns/" + i9;
                                              return false;
                                            }
                                            var valid22 = _errs135 === errors;
                                            if (!valid22) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/hidden/columns";
                                          return false;
                                        }
                                      }
                                      var valid21 = _errs133 === errors;
                                    } else {
                                      var valid21 = true;
                                    }
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/hidden";
                                return false;
                              }
                            }
                            var valid0 = _errs129 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.underpaid !== void 0) {
                              let data66 = data.underpaid;
                              const _errs137 = errors;
                              if (errors === _errs137) {
                                if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                                  let missing10;
                                  if (data66.count === void 0 && (missing10 = "count") || data66.cents === void 0 && (missing10 = "cents") || data66.rows === void 0 && (missing10 = "rows")) {
                                    validate21.at = instancePath + "/underpaid";
                                    return false;
                                  } else {
                                    if (data66.count !== void 0) {
                                      let data67 = data66.count;
                                      const _errs139 = errors;
                                      if (!(typeof data67 == "number" && (!(data67 % 1) && !isNaN(data67)) && isFinite(data67))) {
                                        validate21.at = instancePath + "/underpaid/count";
                                        return false;
                                      }
                                      if (errors === _errs139) {
                                        if (typeof data67 == "number" && isFinite(data67)) {
                                          if (data67 < 1 || isNaN(data67)) {
                                            validate21.at = instancePath + "/underpaid/count";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid23 = _errs139 === errors;
                                    } else {
                                      var valid23 = true;
                                    }
                                    if (valid23) {
                                      if (data66.cents !== void 0) {
                                        let data68 = data66.cents;
                                        const _errs141 = errors;
                                        if (!(typeof data68 == "number" && (!(data68 % 1) && !isNaN(data68)) && isFinite(data68))) {
                                          validate21.at = instancePath + "/underpaid/cents";
                                          return false;
                                        }
                                        if (errors === _errs141) {
                                          if (typeof data68 == "number" && isFinite(data68)) {
                                            if (data68 < 1 || isNaN(data68)) {
                                              validate21.at = instancePath + "/underpaid/cents";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid23 = _errs141 === errors;
                                      } else {
                                        var valid23 = true;
                                      }
                                      if (valid23) {
                                        if (data66.receivableCents !== void 0) {
                                          let data69 = data66.receivableCents;
                                          const _errs143 = errors;
                                          if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                                            validate21.at = instancePath + "/underpaid/receivableCents";
                                            return false;
                                          }
                                          if (errors === _errs143) {
                                            if (typeof data69 == "number" && isFinite(data69)) {
                                              if (data69 < 0 || isNaN(data69)) {
                                                validate21.at = instancePath + "/underpaid/receivableCents";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid23 = _errs143 === errors;
                                        } else {
                                          var valid23 = true;
                                        }
                                        if (valid23) {
                                          if (data66.rows !== void 0) {
                                            let data70 = data66.rows;
                                            const _errs145 = errors;
                                            if (errors === _errs145) {
                                              if (Array.isArray(data70)) {
                                                var valid24 = true;
                                                const len10 = data70.length;
                                                for (let i10 = 0; i10 < len10; i10++) {
                                                  let data71 = data70[i10];
                                                  const _errs147 = errors;
                                                  if (errors === _errs147) {
                                                    if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
                                                      let missing11;
                                                      if (data71.row === void 0 && (missing11 = "row") || data71.amountCents === void 0 && (missing11 = "amountCents") || data71.paidCents === void 0 && (missing11 = "paidCents")) {
                                                        validate21.at = instancePath + "/underpaid/rows/" + i10;
                                                        return false;
                                                      } else {
                                                        if (data71.row !== void 0) {
                                                          let data72 = data71.row;
                                                          const _errs149 = errors;
                                                          if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
                                                            validate21.at = instancePath + "/underpaid/rows/" + i10 + "/row";
                                                            return false;
                                                          }
                                                          if (errors === _errs149) {
                                                            if (typeof data72 == "number" && isFinite(data72)) {
                                                              if (data72 < 1 || isNaN(data72)) {
                                                                validate21.at = instancePath + "/underpaid/rows/" + i10 + "/row";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid25 = _errs149 === errors;
                                                        } else {
                                                          var valid25 = true;
                                                        }
                                                        if (valid25) {
                                                          if (data71.counterparty !== void 0) {
                                                            const _errs151 = errors;
                                                            if (typeof data71.counterparty !== "string") {
                                                              validate21.at = instancePath + "/underpaid/rows/" + i10 + "/counterparty";
                                                              return false;
                                                            }
                                                            var valid25 = _errs151 === errors;
                                                          } else {
                                                            var valid25 = true;
                                                          }
                                                          if (valid25) {
                                                            if (data71.amountCents !== void 0) {
                                                              let data74 = data71.amountCents;
                                                              const _errs153 = errors;
                                                              if (!(typeof data74 == "number" && (!(data74 % 1) && !isNaN(data74)) && isFinite(data74))) {
                                                                validate21.at = instancePath + "/underpaid/rows/" + i10 + "/amountCents";
                                                                return false;
                                                              }
                                                              var valid25 = _errs153 === errors;
                                                            } else {
                                                              var valid25 = true;
                                                            }
                                                            if (valid25) {
                                                              if (data71.paidCents !== void 0) {
                                                                let data75 = data71.paidCents;
                                                                const _errs155 = errors;
                                                                if (!(typeof data75 == "number" && (!(data75 % 1) && !isNaN(data75)) && isFinite(data75))) {
                                                                  validate21.at = instancePath + "/underpaid/rows/" + i10 + "/paidCents";
                                                                  return false;
                                                                }
                                                                var valid25 = _errs155 === errors;
                                                              } else {
                                                                var valid25 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/underpaid/rows/" + i10;
                                                      return false;
                                                    }
                                                  }
                                                  var valid24 = _errs147 === errors;
                                                  if (!valid24) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/underpaid/rows";
                                                return false;
                                              }
                                            }
                                            var valid23 = _errs145 === errors;
                                          } else {
                                            var valid23 = true;
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
                              var valid0 = _errs137 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.otherTables !== void 0) {
                                let data76 = data.otherTables;
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
                                          if (data77.row === void 0 && (missing12 = "row") || data77.titles === void 0 && (missing12 = "titles")) {
                                            validate21.at = instancePath + "/otherTables/" + i11;
                                            return false;
                                          } else {
                                            if (data77.row !== void 0) {
                                              let data78 = data77.row;
                                              const _errs161 = errors;
                                              if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                                                validate21.at = instancePath + "/otherTables/" + i11 + "/row";
                                                return false;
                                              }
                                              if (errors === _errs161) {
                                                if (typeof data78 == "number" && isFinite(data78)) {
                                                  if (data78 < 1 || isNaN(data78)) {
                                                    validate21.at = instancePath + "/otherTables/" + i11 + "/row";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid27 = _errs161 === errors;
                                            } else {
                                              var valid27 = true;
                                            }
                                            if (valid27) {
                                              if (data77.titles !== void 0) {
                                                const _errs163 = errors;
                                                if (typeof data77.titles !== "string") {
                                                  validate21.at = instancePath + "/otherTables/" + i11 + "/titles";
                                                  return false;
                                                }
                                                var valid27 = _errs163 === errors;
                                              } else {
                                                var valid27 = true;
                                              }
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/otherTables/" + i11;
                                          return false;
                                        }
                                      }
                                      var valid26 = _errs159 === errors;
                                      if (!valid26) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/otherTables";
                                    return false;
                                  }
                                }
                                var valid0 = _errs157 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.dayExamples !== void 0) {
                                  let data80 = data.dayExamples;
                                  const _errs165 = errors;
                                  if (errors === _errs165) {
                                    if (Array.isArray(data80)) {
                                      var valid28 = true;
                                      const len12 = data80.length;
                                      for (let i12 = 0; i12 < len12; i12++) {
                                        let data81 = data80[i12];
                                        const _errs167 = errors;
                                        if (errors === _errs167) {
                                          if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
                                            let missing13;
                                            if (data81.row === void 0 && (missing13 = "row") || data81.text === void 0 && (missing13 = "text")) {
                                              validate21.at = instancePath + "/dayExamples/" + i12;
                                              return false;
                                            } else {
                                              if (data81.row !== void 0) {
                                                let data82 = data81.row;
                                                const _errs169 = errors;
                                                if (!(typeof data82 == "number" && (!(data82 % 1) && !isNaN(data82)) && isFinite(data82))) {
                                                  validate21.at = instancePath + "/dayExamples/" + i12 + "/row";
                                                  return false;
                                                }
                                                if (errors === _errs169) {
                                                  if (typeof data82 == "number" && isFinite(data82)) {
                                                    if (data82 < 1 || isNaN(data82)) {
                                                      validate21.at = instancePath + "/dayExamples/" + i12 + "/row";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid29 = _errs169 === errors;
                                              } else {
                                                var valid29 = true;
                                              }
                                              if (valid29) {
                                                if (data81.text !== void 0) {
                                                  const _errs171 = errors;
                                                  if (typeof data81.text !== "string") {
                                                    validate21.at = instancePath + "/dayExamples/" + i12 + "/text";
                                                    return false;
                                                  }
                                                  var valid29 = _errs171 === errors;
                                                } else {
                                                  var valid29 = true;
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/dayExamples/" + i12;
                                            return false;
                                          }
                                        }
                                        var valid28 = _errs167 === errors;
                                        if (!valid28) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/dayExamples";
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs165 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.values !== void 0) {
                                    let data84 = data.values;
                                    const _errs173 = errors;
                                    if (errors === _errs173) {
                                      if (Array.isArray(data84)) {
                                        var valid30 = true;
                                        const len13 = data84.length;
                                        for (let i13 = 0; i13 < len13; i13++) {
                                          let data85 = data84[i13];
                                          const _errs175 = errors;
                                          if (errors === _errs175) {
                                            if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                                              let missing14;
                                              if (data85.field === void 0 && (missing14 = "field") || data85.value === void 0 && (missing14 = "value") || data85.rows === void 0 && (missing14 = "rows") || data85.becomes === void 0 && (missing14 = "becomes")) {
                                                validate21.at = instancePath + "/values/" + i13;
                                                return false;
                                              } else {
                                                if (data85.field !== void 0) {
                                                  const _errs177 = errors;
                                                  if (typeof data85.field !== "string") {
                                                    validate21.at = instancePath + "/values/" + i13 + "/field";
                                                    return false;
                                                  }
                                                  var valid31 = _errs177 === errors;
                                                } else {
                                                  var valid31 = true;
                                                }
                                                if (valid31) {
                                                  if (data85.value !== void 0) {
                                                    const _errs179 = errors;
                                                    if (typeof data85.value !== "string") {
                                                      validate21.at = instancePath + "/values/" + i13 + "/value";
                                                      return false;
                                                    }
                                                    var valid31 = _errs179 === errors;
                                                  } else {
                                                    var valid31 = true;
                                                  }
                                                  if (valid31) {
                                                    if (data85.rows !== void 0) {
                                                      let data88 = data85.rows;
                                                      const _errs181 = errors;
                                                      if (!(typeof data88 == "number" && (!(data88 % 1) && !isNaN(data88)) && isFinite(data88))) {
                                                        validate21.at = instancePath + "/values/" + i13 + "/rows";
                                                        return false;
                                                      }
                                                      if (errors === _errs181) {
                                                        if (typeof data88 == "number" && isFinite(data88)) {
                                                          if (data88 < 1 || isNaN(data88)) {
                                                            validate21.at = instancePath + "/values/" + i13 + "/rows";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid31 = _errs181 === errors;
                                                    } else {
                                                      var valid31 = true;
                                                    }
                                                    if (valid31) {
                                                      if (data85.becomes !== void 0) {
                                                        let data89 = data85.becomes;
                                                        const _errs183 = errors;
                                                        if (typeof data89 !== "string" && data89 !== null) {
                                                          validate21.at = instancePath + "/values/" + i13 + "/becomes";
                                                          return false;
                                                        }
                                                        var valid31 = _errs183 === errors;
                                                      } else {
                                                        var valid31 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/values/" + i13;
                                              return false;
                                            }
                                          }
                                          var valid30 = _errs175 === errors;
                                          if (!valid30) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/values";
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs173 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.counts !== void 0) {
                                      let data90 = data.counts;
                                      const _errs185 = errors;
                                      if (errors === _errs185) {
                                        if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                                          let missing15;
                                          if (data90.rows === void 0 && (missing15 = "rows") || data90.ready === void 0 && (missing15 = "ready") || data90.duplicates === void 0 && (missing15 = "duplicates") || data90.invalid === void 0 && (missing15 = "invalid") || data90.skipped === void 0 && (missing15 = "skipped")) {
                                            validate21.at = instancePath + "/counts";
                                            return false;
                                          } else {
                                            if (data90.rows !== void 0) {
                                              let data91 = data90.rows;
                                              const _errs187 = errors;
                                              if (!(typeof data91 == "number" && (!(data91 % 1) && !isNaN(data91)) && isFinite(data91))) {
                                                validate21.at = instancePath + "/counts/rows";
                                                return false;
                                              }
                                              if (errors === _errs187) {
                                                if (typeof data91 == "number" && isFinite(data91)) {
                                                  if (data91 < 0 || isNaN(data91)) {
                                                    validate21.at = instancePath + "/counts/rows";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid32 = _errs187 === errors;
                                            } else {
                                              var valid32 = true;
                                            }
                                            if (valid32) {
                                              if (data90.ready !== void 0) {
                                                let data92 = data90.ready;
                                                const _errs189 = errors;
                                                if (!(typeof data92 == "number" && (!(data92 % 1) && !isNaN(data92)) && isFinite(data92))) {
                                                  validate21.at = instancePath + "/counts/ready";
                                                  return false;
                                                }
                                                if (errors === _errs189) {
                                                  if (typeof data92 == "number" && isFinite(data92)) {
                                                    if (data92 < 0 || isNaN(data92)) {
                                                      validate21.at = instancePath + "/counts/ready";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid32 = _errs189 === errors;
                                              } else {
                                                var valid32 = true;
                                              }
                                              if (valid32) {
                                                if (data90.duplicates !== void 0) {
                                                  let data93 = data90.duplicates;
                                                  const _errs191 = errors;
                                                  if (!(typeof data93 == "number" && (!(data93 % 1) && !isNaN(data93)) && isFinite(data93))) {
                                                    validate21.at = instancePath + "/counts/duplicates";
                                                    return false;
                                                  }
                                                  if (errors === _errs191) {
                                                    if (typeof data93 == "number" && isFinite(data93)) {
                                                      if (data93 < 0 || isNaN(data93)) {
                                                        validate21.at = instancePath + "/counts/duplicates";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid32 = _errs191 === errors;
                                                } else {
                                                  var valid32 = true;
                                                }
                                                if (valid32) {
                                                  if (data90.invalid !== void 0) {
                                                    let data94 = data90.invalid;
                                                    const _errs193 = errors;
                                                    if (!(typeof data94 == "number" && (!(data94 % 1) && !isNaN(data94)) && isFinite(data94))) {
                                                      validate21.at = instancePath + "/counts/invalid";
                                                      return false;
                                                    }
                                                    if (errors === _errs193) {
                                                      if (typeof data94 == "number" && isFinite(data94)) {
                                                        if (data94 < 0 || isNaN(data94)) {
                                                          validate21.at = instancePath + "/counts/invalid";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid32 = _errs193 === errors;
                                                  } else {
                                                    var valid32 = true;
                                                  }
                                                  if (valid32) {
                                                    if (data90.skipped !== void 0) {
                                                      let data95 = data90.skipped;
                                                      const _errs195 = errors;
                                                      if (!(typeof data95 == "number" && (!(data95 % 1) && !isNaN(data95)) && isFinite(data95))) {
                                                        validate21.at = instancePath + "/counts/skipped";
                                                        return false;
                                                      }
                                                      if (errors === _errs195) {
                                                        if (typeof data95 == "number" && isFinite(data95)) {
                                                          if (data95 < 0 || isNaN(data95)) {
                                                            validate21.at = instancePath + "/counts/skipped";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid32 = _errs195 === errors;
                                                    } else {
                                                      var valid32 = true;
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
                                      var valid0 = _errs185 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.skipped !== void 0) {
                                        let data96 = data.skipped;
                                        const _errs197 = errors;
                                        if (errors === _errs197) {
                                          if (Array.isArray(data96)) {
                                            var valid33 = true;
                                            const len14 = data96.length;
                                            for (let i14 = 0; i14 < len14; i14++) {
                                              let data97 = data96[i14];
                                              const _errs199 = errors;
                                              if (errors === _errs199) {
                                                if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
                                                  let missing16;
                                                  if (data97.reason === void 0 && (missing16 = "reason") || data97.count === void 0 && (missing16 = "count")) {
                                                    validate21.at = instancePath + "/skipped/" + i14;
                                                    return false;
                                                  } else {
                                                    if (data97.reason !== void 0) {
                                                      const _errs201 = errors;
                                                      if (typeof data97.reason !== "string") {
                                                        validate21.at = instancePath + "/skipped/" + i14 + "/reason";
                                                        return false;
                                                      }
                                                      var valid34 = _errs201 === errors;
                                                    } else {
                                                      var valid34 = true;
                                                    }
                                                    if (valid34) {
                                                      if (data97.count !== void 0) {
                                                        let data99 = data97.count;
                                                        const _errs203 = errors;
                                                        if (!(typeof data99 == "number" && (!(data99 % 1) && !isNaN(data99)) && isFinite(data99))) {
                                                          validate21.at = instancePath + "/skipped/" + i14 + "/count";
                                                          return false;
                                                        }
                                                        if (errors === _errs203) {
                                                          if (typeof data99 == "number" && isFinite(data99)) {
                                                            if (data99 < 1 || isNaN(data99)) {
                                                              validate21.at = instancePath + "/skipped/" + i14 + "/count";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid34 = _errs203 === errors;
                                                      } else {
                                                        var valid34 = true;
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/skipped/" + i14;
                                                  return false;
                                                }
                                              }
                                              var valid33 = _errs199 === errors;
                                              if (!valid33) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/skipped";
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs197 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.rows !== void 0) {
                                          let data100 = data.rows;
                                          const _errs205 = errors;
                                          if (errors === _errs205) {
                                            if (Array.isArray(data100)) {
                                              var valid35 = true;
                                              const len15 = data100.length;
                                              for (let i15 = 0; i15 < len15; i15++) {
                                                let data101 = data100[i15];
                                                const _errs207 = errors;
                                                if (errors === _errs207) {
                                                  if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                                                    let missing17;
                                                    if (data101.row === void 0 && (missing17 = "row") || data101.state === void 0 && (missing17 = "state") || data101.entry === void 0 && (missing17 = "entry") || data101.problems === void 0 && (missing17 = "problems")) {
                                                      validate21.at = instancePath + "/rows/" + i15;
                                                      return false;
                                                    } else {
                                                      if (data101.row !== void 0) {
                                                        let data102 = data101.row;
                                                        const _errs209 = errors;
                                                        if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102))) {
                                                          validate21.at = instancePath + "/rows/" + i15 + "/row";
                                                          return false;
                                                        }
                                                        if (errors === _errs209) {
                                                          if (typeof data102 == "number" && isFinite(data102)) {
                                                            if (data102 < 1 || isNaN(data102)) {
                                                              validate21.at = instancePath + "/rows/" + i15 + "/row";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid36 = _errs209 === errors;
                                                      } else {
                                                        var valid36 = true;
                                                      }
                                                      if (valid36) {
                                                        if (data101.state !== void 0) {
                                                          const _errs211 = errors;
                                                          if (typeof data101.state !== "string") {
                                                            validate21.at = instancePath + "/rows/" + i15 + "/state";
                                                            return false;
                                                          }
                                                          var valid36 = _errs211 === errors;
                                                        } else {
                                                          var valid36 = true;
                                                        }
                                                        if (valid36) {
                                                          if (data101.text !== void 0) {
                                                            const _errs213 = errors;
                                                            if (typeof data101.text !== "string") {
                                                              validate21.at = instancePath + "/rows/" + i15 + "/text";
                                                              return false;
                                                            }
                                                            var valid36 = _errs213 === errors;
                                                          } else {
                                                            var valid36 = true;
                                                          }
                                                          if (valid36) {
                                                            if (data101.skipReason !== void 0) {
                                                              const _errs215 = errors;
                                                              if (typeof data101.skipReason !== "string") {
                                                                validate21.at = instancePath + "/rows/" + i15 + "/skipReason";
                                                                return false;
                                                              }
                                                              var valid36 = _errs215 === errors;
                                                            } else {
                                                              var valid36 = true;
                                                            }
                                                            if (valid36) {
                                                              if (data101.entry !== void 0) {
                                                                let data106 = data101.entry;
                                                                const _errs217 = errors;
                                                                if (errors === _errs217) {
                                                                  if (data106 && typeof data106 == "object" && !Array.isArray(data106)) {
                                                                    if (data106.kind !== void 0) {
                                                                      const _errs219 = errors;
                                                                      if (typeof data106.kind !== "string") {
                                                                        validate21.at = instancePath + "/rows/" + i15 + "/entry/kind";
                                                                        return false;
                                                                      }
                                                                      var valid37 = _errs219 === errors;
                                                                    } else {
                                                                      var valid37 = true;
                                                                    }
                                                                    if (valid37) {
                                                                      if (data106.counterparty !== void 0) {
                                                                        const _errs221 = errors;
                                                                        if (typeof data106.counterparty !== "string") {
                                                                          validate21.at = instancePath + "/rows/" + i15 + "/entry/counterparty";
                                                                          return false;
                                                                        }
                                                                        var valid37 = _errs221 === errors;
                                                                      } else {
                                                                        var valid37 = true;
                                                                      }
                                                                      if (valid37) {
                                                                        if (data106.category !== void 0) {
                                                                          const _errs223 = errors;
                                                                          if (typeof data106.category !== "string") {
                                                                            validate21.at = instancePath + "/rows/" + i15 + "/entry/category";
                                                                            return false;
                                                                          }
                                                                          var valid37 = _errs223 === errors;
                                                                        } else {
                                                                          var valid37 = true;
                                                                        }
                                                                        if (valid37) {
                                                                          if (data106.form !== void 0) {
                                                                            const _errs225 = errors;
                                                                            if (typeof data106.form !== "string") {
                                                                              validate21.at = instancePath + "/rows/" + i15 + "/entry/form";
                                                                              return false;
                                                                            }
                                                                            var valid37 = _errs225 === errors;
                                                                          } else {
                                                                            var valid37 = true;
                                                                          }
                                                                          if (valid37) {
                                                                            if (data106.document !== void 0) {
                                                                              const _errs227 = errors;
                                                                              if (typeof data106.document !== "string") {
                                                                                validate21.at = instancePath + "/rows/" + i15 + "/entry/document";
                                                                                return false;
                                                                              }
                                                                              var valid37 = _errs227 === errors;
                                                                            } else {
                                                                              var valid37 = true;
                                                                            }
                                                                            if (valid37) {
                                                                              if (data106.installment !== void 0) {
                                                                                let data112 = data106.installment;
                                                                                const _errs229 = errors;
                                                                                if (!(typeof data112 == "number" && (!(data112 % 1) && !isNaN(data112)) && isFinite(data112))) {
                                                                                  validate21.at = instancePath + "/rows/" + i15 + "/entry/installment";
                                                                                  return false;
                                                                                }
                                                                                var valid37 = _errs229 === errors;
                                                                              } else {
                                                                                var valid37 = true;
                                                                              }
                                                                              if (valid37) {
                                                                                if (data106.installments !== void 0) {
                                                                                  let data113 = data106.installments;
                                                                                  const _errs231 = errors;
                                                                                  if (!(typeof data113 == "number" && (!(data113 % 1) && !isNaN(data113)) && isFinite(data113))) {
                                                                                    validate21.at = instancePath + "/rows/" + i15 + "/entry/installments";
                                                                                    return false;
                                                                                  }
                                                                                  var valid37 = _errs231 === errors;
                                                                                } else {
                                                                                  var valid37 = true;
                                                                                }
                                                                                if (valid37) {
                                                                                  if (data106.issuedOn !== void 0) {
                                                                                    let data114 = data106.issuedOn;
                                                                                    const _errs233 = errors;
                                                                                    if (errors === _errs233) {
                                                                                      if (errors === _errs233) {
                                                                                        if (typeof data114 === "string") {
                                                                                          if (!pattern4.test(data114)) {
                                                                                            validate21.at = instancePath + "/rows/" + i15 + "/entry/issuedOn";
                                                                                            return false;
                                                                                          } else {
                                                                                            if (!formats0.test(data114)) {
                                                                                              validate21.at = instancePath + "/rows/" + i15 + "/entry/issuedOn";
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                        } else {
                                                                                          validate21.at = instancePath + "/rows/" + i15 + "/entry/issuedOn";
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                    var valid37 = _errs233 === errors;
                                                                                  } else {
                                                                                    var valid37 = true;
                                                                                  }
                                                                                  if (valid37) {
                                                                                    if (data106.dueOn !== void 0) {
                                                                                      let data115 = data106.dueOn;
                                                                                      const _errs235 = errors;
                                                                                      if (errors === _errs235) {
                                                                                        if (errors === _errs235) {
                                                                                          if (typeof data115 === "string") {
                                                                                            if (!pattern4.test(data115)) {
                                                                                              validate21.at = instancePath + "/rows/" + i15 + "/entry/dueOn";
                                                                                              return false;
                                                                                            } else {
                                                                                              if (!formats0.test(data115)) {
                                                                                                validate21.at = instancePath + "/rows/" + i15 + "/entry/dueOn";
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate21.at = instancePath + "/rows/" + i15 + "/entry/dueOn";
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                      var valid37 = _errs235 === errors;
                                                                                    } else {
                                                                                      var valid37 = true;
                                                                                    }
                                                                                    if (valid37) {
                                                                                      if (data106.amountCents !== void 0) {
                                                                                        let data116 = data106.amountCents;
                                                                                        const _errs237 = errors;
                                                                                        if (!(typeof data116 == "number" && (!(data116 % 1) && !isNaN(data116)) && isFinite(data116))) {
                                                                                          validate21.at = instancePath + "/rows/" + i15 + "/entry/amountCents";
                                                                                          return false;
                                                                                        }
                                                                                        var valid37 = _errs237 === errors;
                                                                                      } else {
                                                                                        var valid37 = true;
                                                                                      }
                                                                                      if (valid37) {
                                                                                        if (data106.paidOn !== void 0) {
                                                                                          let data117 = data106.paidOn;
                                                                                          const _errs239 = errors;
                                                                                          if (errors === _errs239) {
                                                                                            if (errors === _errs239) {
                                                                                              if (typeof data117 === "string") {
                                                                                                if (!pattern4.test(data117)) {
                                                                                                  validate21.at = instancePath + "/rows/" + i15 + "/entry/paidOn";
                                                                                                  return false;
                                                                                                } else {
                                                                                                  if (!formats0.test(data117)) {
                                                                                                    validate21.at = instancePath + "/rows/" + i15 + "/entry/paidOn";
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                              } else {
                                                                                                validate21.at = instancePath + "/rows/" + i15 + "/entry/paidOn";
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                          var valid37 = _errs239 === errors;
                                                                                        } else {
                                                                                          var valid37 = true;
                                                                                        }
                                                                                        if (valid37) {
                                                                                          if (data106.paidCents !== void 0) {
                                                                                            let data118 = data106.paidCents;
                                                                                            const _errs241 = errors;
                                                                                            if (!(typeof data118 == "number" && (!(data118 % 1) && !isNaN(data118)) && isFinite(data118))) {
                                                                                              validate21.at = instancePath + "/rows/" + i15 + "/entry/paidCents";
                                                                                              return false;
                                                                                            }
                                                                                            var valid37 = _errs241 === errors;
                                                                                          } else {
                                                                                            var valid37 = true;
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
                                                                    validate21.at = instancePath + "/rows/" + i15 + "/entry";
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid36 = _errs217 === errors;
                                                              } else {
                                                                var valid36 = true;
                                                              }
                                                              if (valid36) {
                                                                if (data101.duplicateOf !== void 0) {
                                                                  const _errs243 = errors;
                                                                  if (typeof data101.duplicateOf !== "string") {
                                                                    validate21.at = instancePath + "/rows/" + i15 + "/duplicateOf";
                                                                    return false;
                                                                  }
                                                                  var valid36 = _errs243 === errors;
                                                                } else {
                                                                  var valid36 = true;
                                                                }
                                                                if (valid36) {
                                                                  if (data101.problems !== void 0) {
                                                                    let data120 = data101.problems;
                                                                    const _errs245 = errors;
                                                                    if (errors === _errs245) {
                                                                      if (Array.isArray(data120)) {
                                                                        var valid38 = true;
                                                                        const len16 = data120.length;
                                                                        for (let i16 = 0; i16 < len16; i16++) {
                                                                          let data121 = data120[i16];
                                                                          const _errs247 = errors;
                                                                          if (errors === _errs247) {
                                                                            if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
                                                                              let missing18;
                                                                              if (data121.field === void 0 && (missing18 = "field") || data121.reason === void 0 && (missing18 = "reason")) {
                                                                                validate21.at = instancePath + "/rows/" + i15 + "/problems/" + i16;
                                                                                return false;
                                                                              } else {
                                                                                if (data121.field !== void 0) {
                                                                                  const _errs249 = errors;
                                                                                  if (typeof data121.field !== "string") {
                                                                                    validate21.at = instancePath + "/rows/" + i15 + "/problems/" + i16 + "/field";
                                                                                    return false;
                                                                                  }
                                                                                  var valid39 = _errs249 === errors;
                                                                                } else {
                                                                                  var valid39 = true;
                                                                                }
                                                                                if (valid39) {
                                                                                  if (data121.reason !== void 0) {
                                                                                    const _errs251 = errors;
                                                                                    if (typeof data121.reason !== "string") {
                                                                                      validate21.at = instancePath + "/rows/" + i15 + "/problems/" + i16 + "/reason";
                                                                                      return false;
                                                                                    }
                                                                                    var valid39 = _errs251 === errors;
                                                                                  } else {
                                                                                    var valid39 = true;
                                                                                  }
                                                                                  if (valid39) {
                                                                                    if (data121.value !== void 0) {
                                                                                      const _errs253 = errors;
                                                                                      if (typeof data121.value !== "string") {
                                                                                        validate21.at = instancePath + "/rows/" + i15 + "/problems/" + i16 + "/value";
                                                                                        return false;
                                                                                      }
                                                                                      var valid39 = _errs253 === errors;
                                                                                    } else {
                                                                                      var valid39 = true;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate21.at = instancePath + "/rows/" + i15 + "/problems/" + i16;
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid38 = _errs247 === errors;
                                                                          if (!valid38) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate21.at = instancePath + "/rows/" + i15 + "/problems";
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid36 = _errs245 === errors;
                                                                  } else {
                                                                    var valid36 = true;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/rows/" + i15;
                                                    return false;
                                                  }
                                                }
                                                var valid35 = _errs207 === errors;
                                                if (!valid35) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/rows";
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs205 === errors;
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
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  validate21.at = vErrors?.[vErrors.length - 1].at;
  return errors === 0;
}
isImportPreview.removable = ["/file/encoding", "/sheets/*", "/columns/*", "/columns/*/samples/*", "/choices/sheet", "/choices/columns", "/choices/columns/*", "/choices/dateOrder", "/choices/decimal", "/choices/defaults", "/choices/defaults/kind", "/choices/defaults/category", "/choices/defaults/receivableCategory", "/choices/defaults/payableCategory", "/choices/defaults/form", "/choices/paidDay", "/choices/statement", "/choices/kindSource", "/choices/expenseSign", "/choices/oppositeSign", "/choices/statusConflict", "/choices/swappedDays", "/choices/sameAmount", "/choices/hidden", "/choices/underpaid", "/choices/values", "/choices/values/*", "/choices/duplicates", "/choices/duplicateRows", "/choices/duplicateRows/*", "/choices/invalid", "/questions/*", "/questionRows", "/questionRows/*", "/questionRows/*/cents", "/questionRows/*/rows/*", "/kindHint", "/hidden", "/hidden/columns/*", "/underpaid", "/underpaid/receivableCents", "/underpaid/rows/*", "/underpaid/rows/*/counterparty", "/otherTables", "/otherTables/*", "/dayExamples", "/dayExamples/*", "/values/*", "/skipped", "/skipped/*", "/rows/*", "/rows/*/text", "/rows/*/skipReason", "/rows/*/entry/kind", "/rows/*/entry/counterparty", "/rows/*/entry/category", "/rows/*/entry/form", "/rows/*/entry/document", "/rows/*/entry/installment", "/rows/*/entry/installments", "/rows/*/entry/issuedOn", "/rows/*/entry/dueOn", "/rows/*/entry/amountCents", "/rows/*/entry/paidOn", "/rows/*/entry/paidCents", "/rows/*/duplicateOf", "/rows/*/problems/*", "/rows/*/problems/*/value"];
export {
  isImportPreview
};
