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
                                          if (data15.kindSource !== void 0) {
                                            let data35 = data15.kindSource;
                                            const _errs75 = errors;
                                            if (typeof data35 !== "string") {
                                              validate21.at = instancePath + "/choices/kindSource";
                                              return false;
                                            }
                                            if (!(data35 === "column" || data35 === "words")) {
                                              validate21.at = instancePath + "/choices/kindSource";
                                              return false;
                                            }
                                            var valid8 = _errs75 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data15.expenseSign !== void 0) {
                                              let data36 = data15.expenseSign;
                                              const _errs77 = errors;
                                              if (typeof data36 !== "string") {
                                                validate21.at = instancePath + "/choices/expenseSign";
                                                return false;
                                              }
                                              if (!(data36 === "negative" || data36 === "positive")) {
                                                validate21.at = instancePath + "/choices/expenseSign";
                                                return false;
                                              }
                                              var valid8 = _errs77 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data15.oppositeSign !== void 0) {
                                                let data37 = data15.oppositeSign;
                                                const _errs79 = errors;
                                                if (errors === _errs79) {
                                                  if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                                                    let missing5;
                                                    if (data37.rows === void 0 && (missing5 = "rows") || data37.cents === void 0 && (missing5 = "cents")) {
                                                      validate21.at = instancePath + "/choices/oppositeSign";
                                                      return false;
                                                    } else {
                                                      if (data37.rows !== void 0) {
                                                        let data38 = data37.rows;
                                                        const _errs81 = errors;
                                                        if (typeof data38 !== "string") {
                                                          validate21.at = instancePath + "/choices/oppositeSign/rows";
                                                          return false;
                                                        }
                                                        if (!(data38 === "opposite" || data38 === "leave-out" || data38 === "ignore")) {
                                                          validate21.at = instancePath + "/choices/oppositeSign/rows";
                                                          return false;
                                                        }
                                                        var valid13 = _errs81 === errors;
                                                      } else {
                                                        var valid13 = true;
                                                      }
                                                      if (valid13) {
                                                        if (data37.cents !== void 0) {
                                                          let data39 = data37.cents;
                                                          const _errs83 = errors;
                                                          if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
                                                            validate21.at = instancePath + "/choices/oppositeSign/cents";
                                                            return false;
                                                          }
                                                          if (errors === _errs83) {
                                                            if (typeof data39 == "number" && isFinite(data39)) {
                                                              if (data39 < 1 || isNaN(data39)) {
                                                                validate21.at = instancePath + "/choices/oppositeSign/cents";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid13 = _errs83 === errors;
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
                                                var valid8 = _errs79 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data15.statusConflict !== void 0) {
                                                  let data40 = data15.statusConflict;
                                                  const _errs85 = errors;
                                                  if (typeof data40 !== "string") {
                                                    validate21.at = instancePath + "/choices/statusConflict";
                                                    return false;
                                                  }
                                                  if (!(data40 === "paid" || data40 === "open")) {
                                                    validate21.at = instancePath + "/choices/statusConflict";
                                                    return false;
                                                  }
                                                  var valid8 = _errs85 === errors;
                                                } else {
                                                  var valid8 = true;
                                                }
                                                if (valid8) {
                                                  if (data15.swappedDays !== void 0) {
                                                    let data41 = data15.swappedDays;
                                                    const _errs87 = errors;
                                                    if (typeof data41 !== "string") {
                                                      validate21.at = instancePath + "/choices/swappedDays";
                                                      return false;
                                                    }
                                                    if (!(data41 === "swap" || data41 === "keep")) {
                                                      validate21.at = instancePath + "/choices/swappedDays";
                                                      return false;
                                                    }
                                                    var valid8 = _errs87 === errors;
                                                  } else {
                                                    var valid8 = true;
                                                  }
                                                  if (valid8) {
                                                    if (data15.sameAmount !== void 0) {
                                                      let data42 = data15.sameAmount;
                                                      const _errs89 = errors;
                                                      if (typeof data42 !== "string") {
                                                        validate21.at = instancePath + "/choices/sameAmount";
                                                        return false;
                                                      }
                                                      if (!(data42 === "leave-out" || data42 === "add")) {
                                                        validate21.at = instancePath + "/choices/sameAmount";
                                                        return false;
                                                      }
                                                      var valid8 = _errs89 === errors;
                                                    } else {
                                                      var valid8 = true;
                                                    }
                                                    if (valid8) {
                                                      if (data15.hidden !== void 0) {
                                                        let data43 = data15.hidden;
                                                        const _errs91 = errors;
                                                        if (typeof data43 !== "string") {
                                                          validate21.at = instancePath + "/choices/hidden";
                                                          return false;
                                                        }
                                                        if (!(data43 === "leave-out" || data43 === "include")) {
                                                          validate21.at = instancePath + "/choices/hidden";
                                                          return false;
                                                        }
                                                        var valid8 = _errs91 === errors;
                                                      } else {
                                                        var valid8 = true;
                                                      }
                                                      if (valid8) {
                                                        if (data15.underpaid !== void 0) {
                                                          let data44 = data15.underpaid;
                                                          const _errs93 = errors;
                                                          if (errors === _errs93) {
                                                            if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                                                              let missing6;
                                                              if (data44.rest === void 0 && (missing6 = "rest") || data44.cents === void 0 && (missing6 = "cents")) {
                                                                validate21.at = instancePath + "/choices/underpaid";
                                                                return false;
                                                              } else {
                                                                if (data44.rest !== void 0) {
                                                                  let data45 = data44.rest;
                                                                  const _errs95 = errors;
                                                                  if (typeof data45 !== "string") {
                                                                    validate21.at = instancePath + "/choices/underpaid/rest";
                                                                    return false;
                                                                  }
                                                                  if (!(data45 === "discount" || data45 === "leave-out")) {
                                                                    validate21.at = instancePath + "/choices/underpaid/rest";
                                                                    return false;
                                                                  }
                                                                  var valid14 = _errs95 === errors;
                                                                } else {
                                                                  var valid14 = true;
                                                                }
                                                                if (valid14) {
                                                                  if (data44.staysOpen !== void 0) {
                                                                    const _errs97 = errors;
                                                                    if (typeof data44.staysOpen !== "boolean") {
                                                                      validate21.at = instancePath + "/choices/underpaid/staysOpen";
                                                                      return false;
                                                                    }
                                                                    var valid14 = _errs97 === errors;
                                                                  } else {
                                                                    var valid14 = true;
                                                                  }
                                                                  if (valid14) {
                                                                    if (data44.cents !== void 0) {
                                                                      let data47 = data44.cents;
                                                                      const _errs99 = errors;
                                                                      if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
                                                                        validate21.at = instancePath + "/choices/underpaid/cents";
                                                                        return false;
                                                                      }
                                                                      if (errors === _errs99) {
                                                                        if (typeof data47 == "number" && isFinite(data47)) {
                                                                          if (data47 < 1 || isNaN(data47)) {
                                                                            validate21.at = instancePath + "/choices/underpaid/cents";
                                                                            return false;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid14 = _errs99 === errors;
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
                                                          var valid8 = _errs93 === errors;
                                                        } else {
                                                          var valid8 = true;
                                                        }
                                                        if (valid8) {
                                                          if (data15.overpaid !== void 0) {
                                                            let data48 = data15.overpaid;
                                                            const _errs101 = errors;
                                                            if (errors === _errs101) {
                                                              if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                                                let missing7;
                                                                if (data48.excess === void 0 && (missing7 = "excess") || data48.cents === void 0 && (missing7 = "cents")) {
                                                                  validate21.at = instancePath + "/choices/overpaid";
                                                                  return false;
                                                                } else {
                                                                  if (data48.excess !== void 0) {
                                                                    let data49 = data48.excess;
                                                                    const _errs103 = errors;
                                                                    if (typeof data49 !== "string") {
                                                                      validate21.at = instancePath + "/choices/overpaid/excess";
                                                                      return false;
                                                                    }
                                                                    if (!(data49 === "interest" || data49 === "fine" || data49 === "leave-out")) {
                                                                      validate21.at = instancePath + "/choices/overpaid/excess";
                                                                      return false;
                                                                    }
                                                                    var valid15 = _errs103 === errors;
                                                                  } else {
                                                                    var valid15 = true;
                                                                  }
                                                                  if (valid15) {
                                                                    if (data48.cents !== void 0) {
                                                                      let data50 = data48.cents;
                                                                      const _errs105 = errors;
                                                                      if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
                                                                        validate21.at = instancePath + "/choices/overpaid/cents";
                                                                        return false;
                                                                      }
                                                                      if (errors === _errs105) {
                                                                        if (typeof data50 == "number" && isFinite(data50)) {
                                                                          if (data50 < 1 || isNaN(data50)) {
                                                                            validate21.at = instancePath + "/choices/overpaid/cents";
                                                                            return false;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid15 = _errs105 === errors;
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
                                                            var valid8 = _errs101 === errors;
                                                          } else {
                                                            var valid8 = true;
                                                          }
                                                          if (valid8) {
                                                            if (data15.values !== void 0) {
                                                              let data51 = data15.values;
                                                              const _errs107 = errors;
                                                              if (errors === _errs107) {
                                                                if (Array.isArray(data51)) {
                                                                  if (data51.length > 500) {
                                                                    validate21.at = instancePath + "/choices/values";
                                                                    return false;
                                                                  } else {
                                                                    var valid16 = true;
                                                                    const len5 = data51.length;
                                                                    for (let i5 = 0; i5 < len5; i5++) {
                                                                      let data52 = data51[i5];
                                                                      const _errs109 = errors;
                                                                      if (errors === _errs109) {
                                                                        if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                                                                          let missing8;
                                                                          if (data52.field === void 0 && (missing8 = "field") || data52.value === void 0 && (missing8 = "value") || data52.becomes === void 0 && (missing8 = "becomes")) {
                                                                            validate21.at = instancePath + "/choices/values/" + i5;
                                                                            return false;
                                                                          } else {
                                                                            if (data52.field !== void 0) {
                                                                              let data53 = data52.field;
                                                                              const _errs111 = errors;
                                                                              if (typeof data53 !== "string") {
                                                                                validate21.at = instancePath + "/choices/values/" + i5 + "/field";
                                                                                return false;
                                                                              }
                                                                              if (!(data53 === "kind" || data53 === "category" || data53 === "form" || data53 === "status")) {
                                                                                validate21.at = instancePath + "/choices/values/" + i5 + "/field";
                                                                                return false;
                                                                              }
                                                                              var valid17 = _errs111 === errors;
                                                                            } else {
                                                                              var valid17 = true;
                                                                            }
                                                                            if (valid17) {
                                                                              if (data52.value !== void 0) {
                                                                                const _errs113 = errors;
                                                                                if (typeof data52.value !== "string") {
                                                                                  validate21.at = instancePath + "/choices/values/" + i5 + "/value";
                                                                                  return false;
                                                                                }
                                                                                var valid17 = _errs113 === errors;
                                                                              } else {
                                                                                var valid17 = true;
                                                                              }
                                                                              if (valid17) {
                                                                                if (data52.becomes !== void 0) {
                                                                                  const _errs115 = errors;
                                                                                  if (typeof data52.becomes !== "string") {
                                                                                    validate21.at = instancePath + "/choices/values/" + i5 + "/becomes";
                                                                                    return false;
                                                                                  }
                                                                                  var valid17 = _errs115 === errors;
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
                                                                      var valid16 = _errs109 === errors;
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
                                                              var valid8 = _errs107 === errors;
                                                            } else {
                                                              var valid8 = true;
                                                            }
                                                            if (valid8) {
                                                              if (data15.duplicates !== void 0) {
                                                                let data56 = data15.duplicates;
                                                                const _errs117 = errors;
                                                                if (typeof data56 !== "string") {
                                                                  validate21.at = instancePath + "/choices/duplicates";
                                                                  return false;
                                                                }
                                                                if (!(data56 === "leave-out" || data56 === "add")) {
                                                                  validate21.at = instancePath + "/choices/duplicates";
                                                                  return false;
                                                                }
                                                                var valid8 = _errs117 === errors;
                                                              } else {
                                                                var valid8 = true;
                                                              }
                                                              if (valid8) {
                                                                if (data15.duplicateRows !== void 0) {
                                                                  let data57 = data15.duplicateRows;
                                                                  const _errs119 = errors;
                                                                  if (errors === _errs119) {
                                                                    if (Array.isArray(data57)) {
                                                                      if (data57.length > 500) {
                                                                        validate21.at = instancePath + "/choices/duplicateRows";
                                                                        return false;
                                                                      } else {
                                                                        var valid18 = true;
                                                                        const len6 = data57.length;
                                                                        for (let i6 = 0; i6 < len6; i6++) {
                                                                          let data58 = data57[i6];
                                                                          const _errs121 = errors;
                                                                          if (!(typeof data58 == "number" && (!(data58 % 1) && !isNaN(data58)) && isFinite(data58))) {
                                                                            validate21.at = instancePath + "/choices/duplicateRows/" + i6;
                                                                            return false;
                                                                          }
                                                                          if (errors === _errs121) {
                                                                            if (typeof data58 == "number" && isFinite(data58)) {
                                                                              if (data58 < 1 || isNaN(data58)) {
                                                                                validate21.at = instancePath + "/choices/duplicateRows/" + i6;
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid18 = _errs121 === errors;
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
                                                                  var valid8 = _errs119 === errors;
                                                                } else {
                                                                  var valid8 = true;
                                                                }
                                                                if (valid8) {
                                                                  if (data15.invalid !== void 0) {
                                                                    let data59 = data15.invalid;
                                                                    const _errs123 = errors;
                                                                    if (typeof data59 !== "string") {
                                                                      validate21.at = instancePath + "/choices/invalid";
                                                                      return false;
                                                                    }
                                                                    if (!(data59 === "leave-out" || data59 === "refuse")) {
                                                                      validate21.at = instancePath + "/choices/invalid";
                                                                      return false;
                                                                    }
                                                                    var valid8 = _errs123 === errors;
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
                      let data60 = data.questions;
                      const _errs125 = errors;
                      if (errors === _errs125) {
                        if (Array.isArray(data60)) {
                          var valid19 = true;
                          const len7 = data60.length;
                          for (let i7 = 0; i7 < len7; i7++) {
                            const _errs127 = errors;
                            if (typeof data60[i7] !== "string") {
                              validate21.at = instancePath + "/questions/" + i7;
                              return false;
                            }
                            var valid19 = _errs127 === errors;
                            if (!valid19) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/questions";
                          return false;
                        }
                      }
                      var valid0 = _errs125 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.questionRows !== void 0) {
                        let data62 = data.questionRows;
                        const _errs129 = errors;
                        if (errors === _errs129) {
                          if (Array.isArray(data62)) {
                            var valid20 = true;
                            const len8 = data62.length;
                            for (let i8 = 0; i8 < len8; i8++) {
                              let data63 = data62[i8];
                              const _errs131 = errors;
                              if (errors === _errs131) {
                                if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
                                  let missing9;
                                  if (data63.question === void 0 && (missing9 = "question") || data63.count === void 0 && (missing9 = "count") || data63.rows === void 0 && (missing9 = "rows")) {
                                    validate21.at = instancePath + "/questionRows/" + i8;
                                    return false;
                                  } else {
                                    if (data63.question !== void 0) {
                                      const _errs133 = errors;
                                      if (typeof data63.question !== "string") {
                                        validate21.at = instancePath + "/questionRows/" + i8 + "/question";
                                        return false;
                                      }
                                      var valid21 = _errs133 === errors;
                                    } else {
                                      var valid21 = true;
                                    }
                                    if (valid21) {
                                      if (data63.count !== void 0) {
                                        let data65 = data63.count;
                                        const _errs135 = errors;
                                        if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                                          validate21.at = instancePath + "/questionRows/" + i8 + "/count";
                                          return false;
                                        }
                                        if (errors === _errs135) {
                                          if (typeof data65 == "number" && isFinite(data65)) {
                                            if (data65 < 1 || isNaN(data65)) {
                                              validate21.at = instancePath + "/questionRows/" + i8 + "/count";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid21 = _errs135 === errors;
                                      } else {
                                        var valid21 = true;
                                      }
                                      if (valid21) {
                                        if (data63.cents !== void 0) {
                                          let data66 = data63.cents;
                                          const _errs137 = errors;
                                          if (!(typeof data66 == "number" && (!(data66 % 1) && !isNaN(data66)) && isFinite(data66))) {
                                            validate21.at = instancePath + "/questionRows/" + i8 + "/cents";
                                            return false;
                                          }
                                          if (errors === _errs137) {
                                            if (typeof data66 == "number" && isFinite(data66)) {
                                              if (data66 < 1 || isNaN(data66)) {
                                                validate21.at = instancePath + "/questionRows/" + i8 + "/cents";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid21 = _errs137 === errors;
                                        } else {
                                          var valid21 = true;
                                        }
                                        if (valid21) {
                                          if (data63.rows !== void 0) {
                                            let data67 = data63.rows;
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
                                                      if (data68.row === void 0 && (missing10 = "row") || data68.text === void 0 && (missing10 = "text")) {
                                                        validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9;
                                                        return false;
                                                      } else {
                                                        if (data68.row !== void 0) {
                                                          let data69 = data68.row;
                                                          const _errs143 = errors;
                                                          if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                                                            validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/row";
                                                            return false;
                                                          }
                                                          if (errors === _errs143) {
                                                            if (typeof data69 == "number" && isFinite(data69)) {
                                                              if (data69 < 1 || isNaN(data69)) {
                                                                validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/row";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid23 = _errs143 === errors;
                                                        } else {
                                                          var valid23 = true;
                                                        }
                                                        if (valid23) {
                                                          if (data68.text !== void 0) {
                                                            const _errs145 = errors;
                                                            if (typeof data68.text !== "string") {
                                                              validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/text";
                                                              return false;
                                                            }
                                                            var valid23 = _errs145 === errors;
                                                          } else {
                                                            var valid23 = true;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9;
                                                      return false;
                                                    }
                                                  }
                                                  var valid22 = _errs141 === errors;
                                                  if (!valid22) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/questionRows/" + i8 + "/rows";
                                                return false;
                                              }
                                            }
                                            var valid21 = _errs139 === errors;
                                          } else {
                                            var valid21 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/questionRows/" + i8;
                                  return false;
                                }
                              }
                              var valid20 = _errs131 === errors;
                              if (!valid20) {
                                break;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/questionRows";
                            return false;
                          }
                        }
                        var valid0 = _errs129 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.groups !== void 0) {
                          let data71 = data.groups;
                          const _errs147 = errors;
                          if (errors === _errs147) {
                            if (Array.isArray(data71)) {
                              var valid24 = true;
                              const len10 = data71.length;
                              for (let i10 = 0; i10 < len10; i10++) {
                                let data72 = data71[i10];
                                const _errs149 = errors;
                                if (errors === _errs149) {
                                  if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                                    let missing11;
                                    if (data72.counterparty === void 0 && (missing11 = "counterparty") || data72.rows === void 0 && (missing11 = "rows") || data72.cents === void 0 && (missing11 = "cents")) {
                                      validate21.at = instancePath + "/groups/" + i10;
                                      return false;
                                    } else {
                                      if (data72.counterparty !== void 0) {
                                        const _errs151 = errors;
                                        if (typeof data72.counterparty !== "string") {
                                          validate21.at = instancePath + "/groups/" + i10 + "/counterparty";
                                          return false;
                                        }
                                        var valid25 = _errs151 === errors;
                                      } else {
                                        var valid25 = true;
                                      }
                                      if (valid25) {
                                        if (data72.kind !== void 0) {
                                          const _errs153 = errors;
                                          if (typeof data72.kind !== "string") {
                                            validate21.at = instancePath + "/groups/" + i10 + "/kind";
                                            return false;
                                          }
                                          var valid25 = _errs153 === errors;
                                        } else {
                                          var valid25 = true;
                                        }
                                        if (valid25) {
                                          if (data72.rows !== void 0) {
                                            let data75 = data72.rows;
                                            const _errs155 = errors;
                                            if (!(typeof data75 == "number" && (!(data75 % 1) && !isNaN(data75)) && isFinite(data75))) {
                                              validate21.at = instancePath + "/groups/" + i10 + "/rows";
                                              return false;
                                            }
                                            if (errors === _errs155) {
                                              if (typeof data75 == "number" && isFinite(data75)) {
                                                if (data75 < 1 || isNaN(data75)) {
                                                  validate21.at = instancePath + "/groups/" + i10 + "/rows";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid25 = _errs155 === errors;
                                          } else {
                                            var valid25 = true;
                                          }
                                          if (valid25) {
                                            if (data72.cents !== void 0) {
                                              let data76 = data72.cents;
                                              const _errs157 = errors;
                                              if (!(typeof data76 == "number" && (!(data76 % 1) && !isNaN(data76)) && isFinite(data76))) {
                                                validate21.at = instancePath + "/groups/" + i10 + "/cents";
                                                return false;
                                              }
                                              if (errors === _errs157) {
                                                if (typeof data76 == "number" && isFinite(data76)) {
                                                  if (data76 < 0 || isNaN(data76)) {
                                                    validate21.at = instancePath + "/groups/" + i10 + "/cents";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid25 = _errs157 === errors;
                                            } else {
                                              var valid25 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/groups/" + i10;
                                    return false;
                                  }
                                }
                                var valid24 = _errs149 === errors;
                                if (!valid24) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/groups";
                              return false;
                            }
                          }
                          var valid0 = _errs147 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.kindHint !== void 0) {
                            const _errs159 = errors;
                            if (typeof data.kindHint !== "string") {
                              validate21.at = instancePath + "/kindHint";
                              return false;
                            }
                            var valid0 = _errs159 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.hidden !== void 0) {
                              let data78 = data.hidden;
                              const _errs161 = errors;
                              if (errors === _errs161) {
                                if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                                  let missing12;
                                  if (data78.rows === void 0 && (missing12 = "rows") || data78.columns === void 0 && (missing12 = "columns")) {
                                    validate21.at = instancePath + "/hidden";
                                    return false;
                                  } else {
                                    if (data78.rows !== void 0) {
                                      let data79 = data78.rows;
                                      const _errs163 = errors;
                                      if (!(typeof data79 == "number" && (!(data79 % 1) && !isNaN(data79)) && isFinite(data79))) {
                                        validate21.at = instancePath + "/hidden/rows";
                                        return false;
                                      }
                                      if (errors === _errs163) {
                                        if (typeof data79 == "number" && isFinite(data79)) {
                                          if (data79 < 0 || isNaN(data79)) {
                                            validate21.at = instancePath + "/hidden/rows";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid26 = _errs163 === errors;
                                    } else {
                                      var valid26 = true;
                                    }
                                    if (valid26) {
                                      if (data78.columns !== void 0) {
                                        let data80 = data78.columns;
                                        const _errs165 = errors;
                                        if (errors === _errs165) {
                                          if (Array.isArray(data80)) {
                                            var valid27 = true;
                                            const len11 = data80.length;
                                            for (let i11 = 0; i11 < len11; i11++) {
                                              const _errs167 = errors;
                                              if (typeof data80[i11] !== "string") {
                                                validate21.at = instancePath + "/hidden/columns/" + i11;
                                                return false;
                                              }
                                              var valid27 = _errs167 === errors;
                                              if (!valid27) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/hidden/columns";
                                            return false;
                                          }
                                        }
                                        var valid26 = _errs165 === errors;
                                      } else {
                                        var valid26 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/hidden";
                                  return false;
                                }
                              }
                              var valid0 = _errs161 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.underpaid !== void 0) {
                                let data82 = data.underpaid;
                                const _errs169 = errors;
                                if (errors === _errs169) {
                                  if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
                                    let missing13;
                                    if (data82.count === void 0 && (missing13 = "count") || data82.cents === void 0 && (missing13 = "cents") || data82.rows === void 0 && (missing13 = "rows")) {
                                      validate21.at = instancePath + "/underpaid";
                                      return false;
                                    } else {
                                      if (data82.count !== void 0) {
                                        let data83 = data82.count;
                                        const _errs171 = errors;
                                        if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
                                          validate21.at = instancePath + "/underpaid/count";
                                          return false;
                                        }
                                        if (errors === _errs171) {
                                          if (typeof data83 == "number" && isFinite(data83)) {
                                            if (data83 < 1 || isNaN(data83)) {
                                              validate21.at = instancePath + "/underpaid/count";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid28 = _errs171 === errors;
                                      } else {
                                        var valid28 = true;
                                      }
                                      if (valid28) {
                                        if (data82.cents !== void 0) {
                                          let data84 = data82.cents;
                                          const _errs173 = errors;
                                          if (!(typeof data84 == "number" && (!(data84 % 1) && !isNaN(data84)) && isFinite(data84))) {
                                            validate21.at = instancePath + "/underpaid/cents";
                                            return false;
                                          }
                                          if (errors === _errs173) {
                                            if (typeof data84 == "number" && isFinite(data84)) {
                                              if (data84 < 1 || isNaN(data84)) {
                                                validate21.at = instancePath + "/underpaid/cents";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid28 = _errs173 === errors;
                                        } else {
                                          var valid28 = true;
                                        }
                                        if (valid28) {
                                          if (data82.canStayOpen !== void 0) {
                                            const _errs175 = errors;
                                            if (typeof data82.canStayOpen !== "boolean") {
                                              validate21.at = instancePath + "/underpaid/canStayOpen";
                                              return false;
                                            }
                                            var valid28 = _errs175 === errors;
                                          } else {
                                            var valid28 = true;
                                          }
                                          if (valid28) {
                                            if (data82.receivableCents !== void 0) {
                                              let data86 = data82.receivableCents;
                                              const _errs177 = errors;
                                              if (!(typeof data86 == "number" && (!(data86 % 1) && !isNaN(data86)) && isFinite(data86))) {
                                                validate21.at = instancePath + "/underpaid/receivableCents";
                                                return false;
                                              }
                                              if (errors === _errs177) {
                                                if (typeof data86 == "number" && isFinite(data86)) {
                                                  if (data86 < 0 || isNaN(data86)) {
                                                    validate21.at = instancePath + "/underpaid/receivableCents";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid28 = _errs177 === errors;
                                            } else {
                                              var valid28 = true;
                                            }
                                            if (valid28) {
                                              if (data82.rows !== void 0) {
                                                let data87 = data82.rows;
                                                const _errs179 = errors;
                                                if (errors === _errs179) {
                                                  if (Array.isArray(data87)) {
                                                    var valid29 = true;
                                                    const len12 = data87.length;
                                                    for (let i12 = 0; i12 < len12; i12++) {
                                                      let data88 = data87[i12];
                                                      const _errs181 = errors;
                                                      if (errors === _errs181) {
                                                        if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                                          let missing14;
                                                          if (data88.row === void 0 && (missing14 = "row") || data88.amountCents === void 0 && (missing14 = "amountCents") || data88.paidCents === void 0 && (missing14 = "paidCents")) {
                                                            validate21.at = instancePath + "/underpaid/rows/" + i12;
                                                            return false;
                                                          } else {
                                                            if (data88.row !== void 0) {
                                                              let data89 = data88.row;
                                                              const _errs183 = errors;
                                                              if (!(typeof data89 == "number" && (!(data89 % 1) && !isNaN(data89)) && isFinite(data89))) {
                                                                validate21.at = instancePath + "/underpaid/rows/" + i12 + "/row";
                                                                return false;
                                                              }
                                                              if (errors === _errs183) {
                                                                if (typeof data89 == "number" && isFinite(data89)) {
                                                                  if (data89 < 1 || isNaN(data89)) {
                                                                    validate21.at = instancePath + "/underpaid/rows/" + i12 + "/row";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid30 = _errs183 === errors;
                                                            } else {
                                                              var valid30 = true;
                                                            }
                                                            if (valid30) {
                                                              if (data88.counterparty !== void 0) {
                                                                const _errs185 = errors;
                                                                if (typeof data88.counterparty !== "string") {
                                                                  validate21.at = instancePath + "/underpaid/rows/" + i12 + "/counterparty";
                                                                  return false;
                                                                }
                                                                var valid30 = _errs185 === errors;
                                                              } else {
                                                                var valid30 = true;
                                                              }
                                                              if (valid30) {
                                                                if (data88.amountCents !== void 0) {
                                                                  let data91 = data88.amountCents;
                                                                  const _errs187 = errors;
                                                                  if (!(typeof data91 == "number" && (!(data91 % 1) && !isNaN(data91)) && isFinite(data91))) {
                                                                    validate21.at = instancePath + "/underpaid/rows/" + i12 + "/amountCents";
                                                                    return false;
                                                                  }
                                                                  var valid30 = _errs187 === errors;
                                                                } else {
                                                                  var valid30 = true;
                                                                }
                                                                if (valid30) {
                                                                  if (data88.paidCents !== void 0) {
                                                                    let data92 = data88.paidCents;
                                                                    const _errs189 = errors;
                                                                    if (!(typeof data92 == "number" && (!(data92 % 1) && !isNaN(data92)) && isFinite(data92))) {
                                                                      validate21.at = instancePath + "/underpaid/rows/" + i12 + "/paidCents";
                                                                      return false;
                                                                    }
                                                                    var valid30 = _errs189 === errors;
                                                                  } else {
                                                                    var valid30 = true;
                                                                  }
                                                                  if (valid30) {
                                                                    if (data88.restCents !== void 0) {
                                                                      let data93 = data88.restCents;
                                                                      const _errs191 = errors;
                                                                      if (!(typeof data93 == "number" && (!(data93 % 1) && !isNaN(data93)) && isFinite(data93))) {
                                                                        validate21.at = instancePath + "/underpaid/rows/" + i12 + "/restCents";
                                                                        return false;
                                                                      }
                                                                      var valid30 = _errs191 === errors;
                                                                    } else {
                                                                      var valid30 = true;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/underpaid/rows/" + i12;
                                                          return false;
                                                        }
                                                      }
                                                      var valid29 = _errs181 === errors;
                                                      if (!valid29) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/underpaid/rows";
                                                    return false;
                                                  }
                                                }
                                                var valid28 = _errs179 === errors;
                                              } else {
                                                var valid28 = true;
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
                                var valid0 = _errs169 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.overpaid !== void 0) {
                                  let data94 = data.overpaid;
                                  const _errs193 = errors;
                                  if (errors === _errs193) {
                                    if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
                                      let missing15;
                                      if (data94.count === void 0 && (missing15 = "count") || data94.cents === void 0 && (missing15 = "cents") || data94.rows === void 0 && (missing15 = "rows")) {
                                        validate21.at = instancePath + "/overpaid";
                                        return false;
                                      } else {
                                        if (data94.count !== void 0) {
                                          let data95 = data94.count;
                                          const _errs195 = errors;
                                          if (!(typeof data95 == "number" && (!(data95 % 1) && !isNaN(data95)) && isFinite(data95))) {
                                            validate21.at = instancePath + "/overpaid/count";
                                            return false;
                                          }
                                          if (errors === _errs195) {
                                            if (typeof data95 == "number" && isFinite(data95)) {
                                              if (data95 < 1 || isNaN(data95)) {
                                                validate21.at = instancePath + "/overpaid/count";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid31 = _errs195 === errors;
                                        } else {
                                          var valid31 = true;
                                        }
                                        if (valid31) {
                                          if (data94.cents !== void 0) {
                                            let data96 = data94.cents;
                                            const _errs197 = errors;
                                            if (!(typeof data96 == "number" && (!(data96 % 1) && !isNaN(data96)) && isFinite(data96))) {
                                              validate21.at = instancePath + "/overpaid/cents";
                                              return false;
                                            }
                                            if (errors === _errs197) {
                                              if (typeof data96 == "number" && isFinite(data96)) {
                                                if (data96 < 1 || isNaN(data96)) {
                                                  validate21.at = instancePath + "/overpaid/cents";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid31 = _errs197 === errors;
                                          } else {
                                            var valid31 = true;
                                          }
                                          if (valid31) {
                                            if (data94.rows !== void 0) {
                                              let data97 = data94.rows;
                                              const _errs199 = errors;
                                              if (errors === _errs199) {
                                                if (Array.isArray(data97)) {
                                                  var valid32 = true;
                                                  const len13 = data97.length;
                                                  for (let i13 = 0; i13 < len13; i13++) {
                                                    let data98 = data97[i13];
                                                    const _errs201 = errors;
                                                    if (errors === _errs201) {
                                                      if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                                                        let missing16;
                                                        if (data98.row === void 0 && (missing16 = "row") || data98.amountCents === void 0 && (missing16 = "amountCents") || data98.paidCents === void 0 && (missing16 = "paidCents")) {
                                                          validate21.at = instancePath + "/overpaid/rows/" + i13;
                                                          return false;
                                                        } else {
                                                          if (data98.row !== void 0) {
                                                            let data99 = data98.row;
                                                            const _errs203 = errors;
                                                            if (!(typeof data99 == "number" && (!(data99 % 1) && !isNaN(data99)) && isFinite(data99))) {
                                                              validate21.at = instancePath + "/overpaid/rows/" + i13 + "/row";
                                                              return false;
                                                            }
                                                            if (errors === _errs203) {
                                                              if (typeof data99 == "number" && isFinite(data99)) {
                                                                if (data99 < 1 || isNaN(data99)) {
                                                                  validate21.at = instancePath + "/overpaid/rows/" + i13 + "/row";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid33 = _errs203 === errors;
                                                          } else {
                                                            var valid33 = true;
                                                          }
                                                          if (valid33) {
                                                            if (data98.counterparty !== void 0) {
                                                              const _errs205 = errors;
                                                              if (typeof data98.counterparty !== "string") {
                                                                validate21.at = instancePath + "/overpaid/rows/" + i13 + "/counterparty";
                                                                return false;
                                                              }
                                                              var valid33 = _errs205 === errors;
                                                            } else {
                                                              var valid33 = true;
                                                            }
                                                            if (valid33) {
                                                              if (data98.amountCents !== void 0) {
                                                                let data101 = data98.amountCents;
                                                                const _errs207 = errors;
                                                                if (!(typeof data101 == "number" && (!(data101 % 1) && !isNaN(data101)) && isFinite(data101))) {
                                                                  validate21.at = instancePath + "/overpaid/rows/" + i13 + "/amountCents";
                                                                  return false;
                                                                }
                                                                var valid33 = _errs207 === errors;
                                                              } else {
                                                                var valid33 = true;
                                                              }
                                                              if (valid33) {
                                                                if (data98.paidCents !== void 0) {
                                                                  let data102 = data98.paidCents;
                                                                  const _errs209 = errors;
                                                                  if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102))) {
                                                                    validate21.at = instancePath + "/overpaid/rows/" + i13 + "/paidCents";
                                                                    return false;
                                                                  }
                                                                  var valid33 = _errs209 === errors;
                                                                } else {
                                                                  var valid33 = true;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/overpaid/rows/" + i13;
                                                        return false;
                                                      }
                                                    }
                                                    var valid32 = _errs201 === errors;
                                                    if (!valid32) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/overpaid/rows";
                                                  return false;
                                                }
                                              }
                                              var valid31 = _errs199 === errors;
                                            } else {
                                              var valid31 = true;
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/overpaid";
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs193 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.otherTables !== void 0) {
                                    let data103 = data.otherTables;
                                    const _errs211 = errors;
                                    if (errors === _errs211) {
                                      if (Array.isArray(data103)) {
                                        var valid34 = true;
                                        const len14 = data103.length;
                                        for (let i14 = 0; i14 < len14; i14++) {
                                          let data104 = data103[i14];
                                          const _errs213 = errors;
                                          if (errors === _errs213) {
                                            if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
                                              let missing17;
                                              if (data104.row === void 0 && (missing17 = "row") || data104.titles === void 0 && (missing17 = "titles")) {
                                                validate21.at = instancePath + "/otherTables/" + i14;
                                                return false;
                                              } else {
                                                if (data104.row !== void 0) {
                                                  let data105 = data104.row;
                                                  const _errs215 = errors;
                                                  if (!(typeof data105 == "number" && (!(data105 % 1) && !isNaN(data105)) && isFinite(data105))) {
                                                    validate21.at = instancePath + "/otherTables/" + i14 + "/row";
                                                    return false;
                                                  }
                                                  if (errors === _errs215) {
                                                    if (typeof data105 == "number" && isFinite(data105)) {
                                                      if (data105 < 1 || isNaN(data105)) {
                                                        validate21.at = instancePath + "/otherTables/" + i14 + "/row";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid35 = _errs215 === errors;
                                                } else {
                                                  var valid35 = true;
                                                }
                                                if (valid35) {
                                                  if (data104.titles !== void 0) {
                                                    const _errs217 = errors;
                                                    if (typeof data104.titles !== "string") {
                                                      validate21.at = instancePath + "/otherTables/" + i14 + "/titles";
                                                      return false;
                                                    }
                                                    var valid35 = _errs217 === errors;
                                                  } else {
                                                    var valid35 = true;
                                                  }
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/otherTables/" + i14;
                                              return false;
                                            }
                                          }
                                          var valid34 = _errs213 === errors;
                                          if (!valid34) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/otherTables";
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs211 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.dayExamples !== void 0) {
                                      let data107 = data.dayExamples;
                                      const _errs219 = errors;
                                      if (errors === _errs219) {
                                        if (Array.isArray(data107)) {
                                          var valid36 = true;
                                          const len15 = data107.length;
                                          for (let i15 = 0; i15 < len15; i15++) {
                                            let data108 = data107[i15];
                                            const _errs221 = errors;
                                            if (errors === _errs221) {
                                              if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
                                                let missing18;
                                                if (data108.row === void 0 && (missing18 = "row") || data108.text === void 0 && (missing18 = "text")) {
                                                  validate21.at = instancePath + "/dayExamples/" + i15;
                                                  return false;
                                                } else {
                                                  if (data108.row !== void 0) {
                                                    let data109 = data108.row;
                                                    const _errs223 = errors;
                                                    if (!(typeof data109 == "number" && (!(data109 % 1) && !isNaN(data109)) && isFinite(data109))) {
                                                      validate21.at = instancePath + "/dayExamples/" + i15 + "/row";
                                                      return false;
                                                    }
                                                    if (errors === _errs223) {
                                                      if (typeof data109 == "number" && isFinite(data109)) {
                                                        if (data109 < 1 || isNaN(data109)) {
                                                          validate21.at = instancePath + "/dayExamples/" + i15 + "/row";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid37 = _errs223 === errors;
                                                  } else {
                                                    var valid37 = true;
                                                  }
                                                  if (valid37) {
                                                    if (data108.text !== void 0) {
                                                      const _errs225 = errors;
                                                      if (typeof data108.text !== "string") {
                                                        validate21.at = instancePath + "/dayExamples/" + i15 + "/text";
                                                        return false;
                                                      }
                                                      var valid37 = _errs225 === errors;
                                                    } else {
                                                      var valid37 = true;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/dayExamples/" + i15;
                                                return false;
                                              }
                                            }
                                            var valid36 = _errs221 === errors;
                                            if (!valid36) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/dayExamples";
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs219 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.dateOrders !== void 0) {
                                        let data111 = data.dateOrders;
                                        const _errs227 = errors;
                                        if (errors === _errs227) {
                                          if (Array.isArray(data111)) {
                                            var valid38 = true;
                                            const len16 = data111.length;
                                            for (let i16 = 0; i16 < len16; i16++) {
                                              const _errs229 = errors;
                                              if (typeof data111[i16] !== "string") {
                                                validate21.at = instancePath + "/dateOrders/" + i16;
                                                return false;
                                              }
                                              var valid38 = _errs229 === errors;
                                              if (!valid38) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/dateOrders";
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs227 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.values !== void 0) {
                                          let data113 = data.values;
                                          const _errs231 = errors;
                                          if (errors === _errs231) {
                                            if (Array.isArray(data113)) {
                                              var valid39 = true;
                                              const len17 = data113.length;
                                              for (let i17 = 0; i17 < len17; i17++) {
                                                let data114 = data113[i17];
                                                const _errs233 = errors;
                                                if (errors === _errs233) {
                                                  if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
                                                    let missing19;
                                                    if (data114.field === void 0 && (missing19 = "field") || data114.value === void 0 && (missing19 = "value") || data114.rows === void 0 && (missing19 = "rows") || data114.becomes === void 0 && (missing19 = "becomes")) {
                                                      validate21.at = instancePath + "/values/" + i17;
                                                      return false;
                                                    } else {
                                                      if (data114.field !== void 0) {
                                                        const _errs235 = errors;
                                                        if (typeof data114.field !== "string") {
                                                          validate21.at = instancePath + "/values/" + i17 + "/field";
                                                          return false;
                                                        }
                                                        var valid40 = _errs235 === errors;
                                                      } else {
                                                        var valid40 = true;
                                                      }
                                                      if (valid40) {
                                                        if (data114.value !== void 0) {
                                                          const _errs237 = errors;
                                                          if (typeof data114.value !== "string") {
                                                            validate21.at = instancePath + "/values/" + i17 + "/value";
                                                            return false;
                                                          }
                                                          var valid40 = _errs237 === errors;
                                                        } else {
                                                          var valid40 = true;
                                                        }
                                                        if (valid40) {
                                                          if (data114.rows !== void 0) {
                                                            let data117 = data114.rows;
                                                            const _errs239 = errors;
                                                            if (!(typeof data117 == "number" && (!(data117 % 1) && !isNaN(data117)) && isFinite(data117))) {
                                                              validate21.at = instancePath + "/values/" + i17 + "/rows";
                                                              return false;
                                                            }
                                                            if (errors === _errs239) {
                                                              if (typeof data117 == "number" && isFinite(data117)) {
                                                                if (data117 < 1 || isNaN(data117)) {
                                                                  validate21.at = instancePath + "/values/" + i17 + "/rows";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid40 = _errs239 === errors;
                                                          } else {
                                                            var valid40 = true;
                                                          }
                                                          if (valid40) {
                                                            if (data114.becomes !== void 0) {
                                                              let data118 = data114.becomes;
                                                              const _errs241 = errors;
                                                              if (typeof data118 !== "string" && data118 !== null) {
                                                                validate21.at = instancePath + "/values/" + i17 + "/becomes";
                                                                return false;
                                                              }
                                                              var valid40 = _errs241 === errors;
                                                            } else {
                                                              var valid40 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/values/" + i17;
                                                    return false;
                                                  }
                                                }
                                                var valid39 = _errs233 === errors;
                                                if (!valid39) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/values";
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs231 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.counts !== void 0) {
                                            let data119 = data.counts;
                                            const _errs243 = errors;
                                            if (errors === _errs243) {
                                              if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
                                                let missing20;
                                                if (data119.rows === void 0 && (missing20 = "rows") || data119.ready === void 0 && (missing20 = "ready") || data119.duplicates === void 0 && (missing20 = "duplicates") || data119.invalid === void 0 && (missing20 = "invalid") || data119.skipped === void 0 && (missing20 = "skipped")) {
                                                  validate21.at = instancePath + "/counts";
                                                  return false;
                                                } else {
                                                  if (data119.rows !== void 0) {
                                                    let data120 = data119.rows;
                                                    const _errs245 = errors;
                                                    if (!(typeof data120 == "number" && (!(data120 % 1) && !isNaN(data120)) && isFinite(data120))) {
                                                      validate21.at = instancePath + "/counts/rows";
                                                      return false;
                                                    }
                                                    if (errors === _errs245) {
                                                      if (typeof data120 == "number" && isFinite(data120)) {
                                                        if (data120 < 0 || isNaN(data120)) {
                                                          validate21.at = instancePath + "/counts/rows";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid41 = _errs245 === errors;
                                                  } else {
                                                    var valid41 = true;
                                                  }
                                                  if (valid41) {
                                                    if (data119.ready !== void 0) {
                                                      let data121 = data119.ready;
                                                      const _errs247 = errors;
                                                      if (!(typeof data121 == "number" && (!(data121 % 1) && !isNaN(data121)) && isFinite(data121))) {
                                                        validate21.at = instancePath + "/counts/ready";
                                                        return false;
                                                      }
                                                      if (errors === _errs247) {
                                                        if (typeof data121 == "number" && isFinite(data121)) {
                                                          if (data121 < 0 || isNaN(data121)) {
                                                            validate21.at = instancePath + "/counts/ready";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid41 = _errs247 === errors;
                                                    } else {
                                                      var valid41 = true;
                                                    }
                                                    if (valid41) {
                                                      if (data119.duplicates !== void 0) {
                                                        let data122 = data119.duplicates;
                                                        const _errs249 = errors;
                                                        if (!(typeof data122 == "number" && (!(data122 % 1) && !isNaN(data122)) && isFinite(data122))) {
                                                          validate21.at = instancePath + "/counts/duplicates";
                                                          return false;
                                                        }
                                                        if (errors === _errs249) {
                                                          if (typeof data122 == "number" && isFinite(data122)) {
                                                            if (data122 < 0 || isNaN(data122)) {
                                                              validate21.at = instancePath + "/counts/duplicates";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid41 = _errs249 === errors;
                                                      } else {
                                                        var valid41 = true;
                                                      }
                                                      if (valid41) {
                                                        if (data119.invalid !== void 0) {
                                                          let data123 = data119.invalid;
                                                          const _errs251 = errors;
                                                          if (!(typeof data123 == "number" && (!(data123 % 1) && !isNaN(data123)) && isFinite(data123))) {
                                                            validate21.at = instancePath + "/counts/invalid";
                                                            return false;
                                                          }
                                                          if (errors === _errs251) {
                                                            if (typeof data123 == "number" && isFinite(data123)) {
                                                              if (data123 < 0 || isNaN(data123)) {
                                                                validate21.at = instancePath + "/counts/invalid";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid41 = _errs251 === errors;
                                                        } else {
                                                          var valid41 = true;
                                                        }
                                                        if (valid41) {
                                                          if (data119.skipped !== void 0) {
                                                            let data124 = data119.skipped;
                                                            const _errs253 = errors;
                                                            if (!(typeof data124 == "number" && (!(data124 % 1) && !isNaN(data124)) && isFinite(data124))) {
                                                              validate21.at = instancePath + "/counts/skipped";
                                                              return false;
                                                            }
                                                            if (errors === _errs253) {
                                                              if (typeof data124 == "number" && isFinite(data124)) {
                                                                if (data124 < 0 || isNaN(data124)) {
                                                                  validate21.at = instancePath + "/counts/skipped";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid41 = _errs253 === errors;
                                                          } else {
                                                            var valid41 = true;
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
                                            var valid0 = _errs243 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.skipped !== void 0) {
                                              let data125 = data.skipped;
                                              const _errs255 = errors;
                                              if (errors === _errs255) {
                                                if (Array.isArray(data125)) {
                                                  var valid42 = true;
                                                  const len18 = data125.length;
                                                  for (let i18 = 0; i18 < len18; i18++) {
                                                    let data126 = data125[i18];
                                                    const _errs257 = errors;
                                                    if (errors === _errs257) {
                                                      if (data126 && typeof data126 == "object" && !Array.isArray(data126)) {
                                                        let missing21;
                                                        if (data126.reason === void 0 && (missing21 = "reason") || data126.count === void 0 && (missing21 = "count")) {
                                                          validate21.at = instancePath + "/skipped/" + i18;
                                                          return false;
                                                        } else {
                                                          if (data126.reason !== void 0) {
                                                            const _errs259 = errors;
                                                            if (typeof data126.reason !== "string") {
                                                              validate21.at = instancePath + "/skipped/" + i18 + "/reason";
                                                              return false;
                                                            }
                                                            var valid43 = _errs259 === errors;
                                                          } else {
                                                            var valid43 = true;
                                                          }
                                                          if (valid43) {
                                                            if (data126.count !== void 0) {
                                                              let data128 = data126.count;
                                                              const _errs261 = errors;
                                                              if (!(typeof data128 == "number" && (!(data128 % 1) && !isNaN(data128)) && isFinite(data128))) {
                                                                validate21.at = instancePath + "/skipped/" + i18 + "/count";
                                                                return false;
                                                              }
                                                              if (errors === _errs261) {
                                                                if (typeof data128 == "number" && isFinite(data128)) {
                                                                  if (data128 < 1 || isNaN(data128)) {
                                                                    validate21.at = instancePath + "/skipped/" + i18 + "/count";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid43 = _errs261 === errors;
                                                            } else {
                                                              var valid43 = true;
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/skipped/" + i18;
                                                        return false;
                                                      }
                                                    }
                                                    var valid42 = _errs257 === errors;
                                                    if (!valid42) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/skipped";
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs255 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.rows !== void 0) {
                                                let data129 = data.rows;
                                                const _errs263 = errors;
                                                if (errors === _errs263) {
                                                  if (Array.isArray(data129)) {
                                                    var valid44 = true;
                                                    const len19 = data129.length;
                                                    for (let i19 = 0; i19 < len19; i19++) {
                                                      let data130 = data129[i19];
                                                      const _errs265 = errors;
                                                      if (errors === _errs265) {
                                                        if (data130 && typeof data130 == "object" && !Array.isArray(data130)) {
                                                          let missing22;
                                                          if (data130.row === void 0 && (missing22 = "row") || data130.state === void 0 && (missing22 = "state") || data130.entry === void 0 && (missing22 = "entry") || data130.problems === void 0 && (missing22 = "problems")) {
                                                            validate21.at = instancePath + "/rows/" + i19;
                                                            return false;
                                                          } else {
                                                            if (data130.row !== void 0) {
                                                              let data131 = data130.row;
                                                              const _errs267 = errors;
                                                              if (!(typeof data131 == "number" && (!(data131 % 1) && !isNaN(data131)) && isFinite(data131))) {
                                                                validate21.at = instancePath + "/rows/" + i19 + "/row";
                                                                return false;
                                                              }
                                                              if (errors === _errs267) {
                                                                if (typeof data131 == "number" && isFinite(data131)) {
                                                                  if (data131 < 1 || isNaN(data131)) {
                                                                    validate21.at = instancePath + "/rows/" + i19 + "/row";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid45 = _errs267 === errors;
                                                            } else {
                                                              var valid45 = true;
                                                            }
                                                            if (valid45) {
                                                              if (data130.state !== void 0) {
                                                                const _errs269 = errors;
                                                                if (typeof data130.state !== "string") {
                                                                  validate21.at = instancePath + "/rows/" + i19 + "/state";
                                                                  return false;
                                                                }
                                                                var valid45 = _errs269 === errors;
                                                              } else {
                                                                var valid45 = true;
                                                              }
                                                              if (valid45) {
                                                                if (data130.text !== void 0) {
                                                                  const _errs271 = errors;
                                                                  if (typeof data130.text !== "string") {
                                                                    validate21.at = instancePath + "/rows/" + i19 + "/text";
                                                                    return false;
                                                                  }
                                                                  var valid45 = _errs271 === errors;
                                                                } else {
                                                                  var valid45 = true;
                                                                }
                                                                if (valid45) {
                                                                  if (data130.skipReason !== void 0) {
                                                                    const _errs273 = errors;
                                                                    if (typeof data130.skipReason !== "string") {
                                                                      validate21.at = instancePath + "/rows/" + i19 + "/skipReason";
                                                                      return false;
                                                                    }
                                                                    var valid45 = _errs273 === errors;
                                                                  } else {
                                                                    var valid45 = true;
                                                                  }
                                                                  if (valid45) {
                                                                    if (data130.entry !== void 0) {
                                                                      let data135 = data130.entry;
                                                                      const _errs275 = errors;
                                                                      if (errors === _errs275) {
                                                                        if (data135 && typeof data135 == "object" && !Array.isArray(data135)) {
                                                                          if (data135.kind !== void 0) {
                                                                            const _errs277 = errors;
                                                                            if (typeof data135.kind !== "string") {
                                                                              validate21.at = instancePath + "/rows/" + i19 + "/entry/kind";
                                                                              return false;
                                                                            }
                                                                            var valid46 = _errs277 === errors;
                                                                          } else {
                                                                            var valid46 = true;
                                                                          }
                                                                          if (valid46) {
                                                                            if (data135.counterparty !== void 0) {
                                                                              const _errs279 = errors;
                                                                              if (typeof data135.counterparty !== "string") {
                                                                                validate21.at = instancePath + "/rows/" + i19 + "/entry/counterparty";
                                                                                return false;
                                                                              }
                                                                              var valid46 = _errs279 === errors;
                                                                            } else {
                                                                              var valid46 = true;
                                                                            }
                                                                            if (valid46) {
                                                                              if (data135.category !== void 0) {
                                                                                const _errs281 = errors;
                                                                                if (typeof data135.category !== "string") {
                                                                                  validate21.at = instancePath + "/rows/" + i19 + "/entry/category";
                                                                                  return false;
                                                                                }
                                                                                var valid46 = _errs281 === errors;
                                                                              } else {
                                                                                var valid46 = true;
                                                                              }
                                                                              if (valid46) {
                                                                                if (data135.form !== void 0) {
                                                                                  const _errs283 = errors;
                                                                                  if (typeof data135.form !== "string") {
                                                                                    validate21.at = instancePath + "/rows/" + i19 + "/entry/form";
                                                                                    return false;
                                                                                  }
                                                                                  var valid46 = _errs283 === errors;
                                                                                } else {
                                                                                  var valid46 = true;
                                                                                }
                                                                                if (valid46) {
                                                                                  if (data135.document !== void 0) {
                                                                                    const _errs285 = errors;
                                                                                    if (typeof data135.document !== "string") {
                                                                                      validate21.at = instancePath + "/rows/" + i19 + "/entry/document";
                                                                                      return false;
                                                                                    }
                                                                                    var valid46 = _errs285 === errors;
                                                                                  } else {
                                                                                    var valid46 = true;
                                                                                  }
                                                                                  if (valid46) {
                                                                                    if (data135.installment !== void 0) {
                                                                                      let data141 = data135.installment;
                                                                                      const _errs287 = errors;
                                                                                      if (!(typeof data141 == "number" && (!(data141 % 1) && !isNaN(data141)) && isFinite(data141))) {
                                                                                        validate21.at = instancePath + "/rows/" + i19 + "/entry/installment";
                                                                                        return false;
                                                                                      }
                                                                                      var valid46 = _errs287 === errors;
                                                                                    } else {
                                                                                      var valid46 = true;
                                                                                    }
                                                                                    if (valid46) {
                                                                                      if (data135.installments !== void 0) {
                                                                                        let data142 = data135.installments;
                                                                                        const _errs289 = errors;
                                                                                        if (!(typeof data142 == "number" && (!(data142 % 1) && !isNaN(data142)) && isFinite(data142))) {
                                                                                          validate21.at = instancePath + "/rows/" + i19 + "/entry/installments";
                                                                                          return false;
                                                                                        }
                                                                                        var valid46 = _errs289 === errors;
                                                                                      } else {
                                                                                        var valid46 = true;
                                                                                      }
                                                                                      if (valid46) {
                                                                                        if (data135.issuedOn !== void 0) {
                                                                                          let data143 = data135.issuedOn;
                                                                                          const _errs291 = errors;
                                                                                          if (errors === _errs291) {
                                                                                            if (errors === _errs291) {
                                                                                              if (typeof data143 === "string") {
                                                                                                if (!pattern4.test(data143)) {
                                                                                                  validate21.at = instancePath + "/rows/" + i19 + "/entry/issuedOn";
                                                                                                  return false;
                                                                                                } else {
                                                                                                  if (!formats0.test(data143)) {
                                                                                                    validate21.at = instancePath + "/rows/" + i19 + "/entry/issuedOn";
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                              } else {
                                                                                                validate21.at = instancePath + "/rows/" + i19 + "/entry/issuedOn";
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                          var valid46 = _errs291 === errors;
                                                                                        } else {
                                                                                          var valid46 = true;
                                                                                        }
                                                                                        if (valid46) {
                                                                                          if (data135.dueOn !== void 0) {
                                                                                            let data144 = data135.dueOn;
                                                                                            const _errs293 = errors;
                                                                                            if (errors === _errs293) {
                                                                                              if (errors === _errs293) {
                                                                                                if (typeof data144 === "string") {
                                                                                                  if (!pattern4.test(data144)) {
                                                                                                    validate21.at = instancePath + "/rows/" + i19 + "/entry/dueOn";
                                                                                                    return false;
                                                                                                  } else {
                                                                                                    if (!formats0.test(data144)) {
                                                                                                      validate21.at = instancePath + "/rows/" + i19 + "/entry/dueOn";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                } else {
                                                                                                  validate21.at = instancePath + "/rows/" + i19 + "/entry/dueOn";
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                            var valid46 = _errs293 === errors;
                                                                                          } else {
                                                                                            var valid46 = true;
                                                                                          }
                                                                                          if (valid46) {
                                                                                            if (data135.amountCents !== void 0) {
                                                                                              let data145 = data135.amountCents;
                                                                                              const _errs295 = errors;
                                                                                              if (!(typeof data145 == "number" && (!(data145 % 1) && !isNaN(data145)) && isFinite(data145))) {
                                                                                                validate21.at = instancePath + "/rows/" + i19 + "/entry/amountCents";
                                                                                                return false;
                                                                                              }
                                                                                              var valid46 = _errs295 === errors;
                                                                                            } else {
                                                                                              var valid46 = true;
                                                                                            }
                                                                                            if (valid46) {
                                                                                              if (data135.paidOn !== void 0) {
                                                                                                let data146 = data135.paidOn;
                                                                                                const _errs297 = errors;
                                                                                                if (errors === _errs297) {
                                                                                                  if (errors === _errs297) {
                                                                                                    if (typeof data146 === "string") {
                                                                                                      if (!pattern4.test(data146)) {
                                                                                                        validate21.at = instancePath + "/rows/" + i19 + "/entry/paidOn";
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        if (!formats0.test(data146)) {
                                                                                                          validate21.at = instancePath + "/rows/" + i19 + "/entry/paidOn";
                                                                                                          return false;
                                                                                                        }
                                                                                                      }
                                                                                                    } else {
                                                                                                      validate21.at = instancePath + "/rows/" + i19 + "/entry/paidOn";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                                var valid46 = _errs297 === errors;
                                                                                              } else {
                                                                                                var valid46 = true;
                                                                                              }
                                                                                              if (valid46) {
                                                                                                if (data135.paidCents !== void 0) {
                                                                                                  let data147 = data135.paidCents;
                                                                                                  const _errs299 = errors;
                                                                                                  if (!(typeof data147 == "number" && (!(data147 % 1) && !isNaN(data147)) && isFinite(data147))) {
                                                                                                    validate21.at = instancePath + "/rows/" + i19 + "/entry/paidCents";
                                                                                                    return false;
                                                                                                  }
                                                                                                  var valid46 = _errs299 === errors;
                                                                                                } else {
                                                                                                  var valid46 = true;
                                                                                                }
                                                                                                if (valid46) {
                                                                                                  if (data135.discountCents !== void 0) {
                                                                                                    let data148 = data135.discountCents;
                                                                                                    const _errs301 = errors;
                                                                                                    if (!(typeof data148 == "number" && (!(data148 % 1) && !isNaN(data148)) && isFinite(data148))) {
                                                                                                      validate21.at = instancePath + "/rows/" + i19 + "/entry/discountCents";
                                                                                                      return false;
                                                                                                    }
                                                                                                    var valid46 = _errs301 === errors;
                                                                                                  } else {
                                                                                                    var valid46 = true;
                                                                                                  }
                                                                                                  if (valid46) {
                                                                                                    if (data135.interestCents !== void 0) {
                                                                                                      let data149 = data135.interestCents;
                                                                                                      const _errs303 = errors;
                                                                                                      if (!(typeof data149 == "number" && (!(data149 % 1) && !isNaN(data149)) && isFinite(data149))) {
                                                                                                        validate21.at = instancePath + "/rows/" + i19 + "/entry/interestCents";
                                                                                                        return false;
                                                                                                      }
                                                                                                      var valid46 = _errs303 === errors;
                                                                                                    } else {
                                                                                                      var valid46 = true;
                                                                                                    }
                                                                                                    if (valid46) {
                                                                                                      if (data135.fineCents !== void 0) {
                                                                                                        let data150 = data135.fineCents;
                                                                                                        const _errs305 = errors;
                                                                                                        if (!(typeof data150 == "number" && (!(data150 % 1) && !isNaN(data150)) && isFinite(data150))) {
                                                                                                          validate21.at = instancePath + "/rows/" + i19 + "/entry/fineCents";
                                                                                                          return false;
                                                                                                        }
                                                                                                        var valid46 = _errs305 === errors;
                                                                                                      } else {
                                                                                                        var valid46 = true;
                                                                                                      }
                                                                                                      if (valid46) {
                                                                                                        if (data135.feeCents !== void 0) {
                                                                                                          let data151 = data135.feeCents;
                                                                                                          const _errs307 = errors;
                                                                                                          if (!(typeof data151 == "number" && (!(data151 % 1) && !isNaN(data151)) && isFinite(data151))) {
                                                                                                            validate21.at = instancePath + "/rows/" + i19 + "/entry/feeCents";
                                                                                                            return false;
                                                                                                          }
                                                                                                          var valid46 = _errs307 === errors;
                                                                                                        } else {
                                                                                                          var valid46 = true;
                                                                                                        }
                                                                                                        if (valid46) {
                                                                                                          if (data135.openCents !== void 0) {
                                                                                                            let data152 = data135.openCents;
                                                                                                            const _errs309 = errors;
                                                                                                            if (!(typeof data152 == "number" && (!(data152 % 1) && !isNaN(data152)) && isFinite(data152))) {
                                                                                                              validate21.at = instancePath + "/rows/" + i19 + "/entry/openCents";
                                                                                                              return false;
                                                                                                            }
                                                                                                            var valid46 = _errs309 === errors;
                                                                                                          } else {
                                                                                                            var valid46 = true;
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
                                                                          validate21.at = instancePath + "/rows/" + i19 + "/entry";
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid45 = _errs275 === errors;
                                                                    } else {
                                                                      var valid45 = true;
                                                                    }
                                                                    if (valid45) {
                                                                      if (data130.duplicateOf !== void 0) {
                                                                        const _errs311 = errors;
                                                                        if (typeof data130.duplicateOf !== "string") {
                                                                          validate21.at = instancePath + "/rows/" + i19 + "/duplicateOf";
                                                                          return false;
                                                                        }
                                                                        var valid45 = _errs311 === errors;
                                                                      } else {
                                                                        var valid45 = true;
                                                                      }
                                                                      if (valid45) {
                                                                        if (data130.problems !== void 0) {
                                                                          let data154 = data130.problems;
                                                                          const _errs313 = errors;
                                                                          if (errors === _errs313) {
                                                                            if (Array.isArray(data154)) {
                                                                              var valid47 = true;
                                                                              const len20 = data154.length;
                                                                              for (let i20 = 0; i20 < len20; i20++) {
                                                                                let data155 = data154[i20];
                                                                                const _errs315 = errors;
                                                                                if (errors === _errs315) {
                                                                                  if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
                                                                                    let missing23;
                                                                                    if (data155.field === void 0 && (missing23 = "field") || data155.reason === void 0 && (missing23 = "reason")) {
                                                                                      validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20;
                                                                                      return false;
                                                                                    } else {
                                                                                      if (data155.field !== void 0) {
                                                                                        const _errs317 = errors;
                                                                                        if (typeof data155.field !== "string") {
                                                                                          validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20 + "/field";
                                                                                          return false;
                                                                                        }
                                                                                        var valid48 = _errs317 === errors;
                                                                                      } else {
                                                                                        var valid48 = true;
                                                                                      }
                                                                                      if (valid48) {
                                                                                        if (data155.reason !== void 0) {
                                                                                          const _errs319 = errors;
                                                                                          if (typeof data155.reason !== "string") {
                                                                                            validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20 + "/reason";
                                                                                            return false;
                                                                                          }
                                                                                          var valid48 = _errs319 === errors;
                                                                                        } else {
                                                                                          var valid48 = true;
                                                                                        }
                                                                                        if (valid48) {
                                                                                          if (data155.value !== void 0) {
                                                                                            const _errs321 = errors;
                                                                                            if (typeof data155.value !== "string") {
                                                                                              validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20 + "/value";
                                                                                              return false;
                                                                                            }
                                                                                            var valid48 = _errs321 === errors;
                                                                                          } else {
                                                                                            var valid48 = true;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  } else {
                                                                                    validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20;
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                                var valid47 = _errs315 === errors;
                                                                                if (!valid47) {
                                                                                  break;
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate21.at = instancePath + "/rows/" + i19 + "/problems";
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid45 = _errs313 === errors;
                                                                        } else {
                                                                          var valid45 = true;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/rows/" + i19;
                                                          return false;
                                                        }
                                                      }
                                                      var valid44 = _errs265 === errors;
                                                      if (!valid44) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/rows";
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs263 === errors;
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
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  validate21.at = vErrors?.[vErrors.length - 1].at;
  return errors === 0;
}
isImportPreview.removable = ["/file/encoding", "/sheets/*", "/columns/*", "/columns/*/samples/*", "/choices/sheet", "/choices/columns", "/choices/columns/*", "/choices/dateOrder", "/choices/isYearFirst", "/choices/decimal", "/choices/defaults", "/choices/defaults/kind", "/choices/defaults/category", "/choices/defaults/receivableCategory", "/choices/defaults/payableCategory", "/choices/defaults/form", "/choices/groups", "/choices/groups/*", "/choices/groups/*/category", "/choices/groups/*/form", "/choices/paidDay", "/choices/statement", "/choices/kindSource", "/choices/expenseSign", "/choices/oppositeSign", "/choices/statusConflict", "/choices/swappedDays", "/choices/sameAmount", "/choices/hidden", "/choices/underpaid", "/choices/underpaid/staysOpen", "/choices/overpaid", "/choices/values", "/choices/values/*", "/choices/duplicates", "/choices/duplicateRows", "/choices/duplicateRows/*", "/choices/invalid", "/questions/*", "/questionRows", "/questionRows/*", "/questionRows/*/cents", "/questionRows/*/rows/*", "/groups", "/groups/*", "/groups/*/kind", "/kindHint", "/hidden", "/hidden/columns/*", "/underpaid", "/underpaid/canStayOpen", "/underpaid/receivableCents", "/underpaid/rows/*", "/underpaid/rows/*/counterparty", "/underpaid/rows/*/restCents", "/overpaid", "/overpaid/rows/*", "/overpaid/rows/*/counterparty", "/otherTables", "/otherTables/*", "/dayExamples", "/dayExamples/*", "/dateOrders", "/dateOrders/*", "/values/*", "/skipped", "/skipped/*", "/rows/*", "/rows/*/text", "/rows/*/skipReason", "/rows/*/entry/kind", "/rows/*/entry/counterparty", "/rows/*/entry/category", "/rows/*/entry/form", "/rows/*/entry/document", "/rows/*/entry/installment", "/rows/*/entry/installments", "/rows/*/entry/issuedOn", "/rows/*/entry/dueOn", "/rows/*/entry/amountCents", "/rows/*/entry/paidOn", "/rows/*/entry/paidCents", "/rows/*/entry/discountCents", "/rows/*/entry/interestCents", "/rows/*/entry/fineCents", "/rows/*/entry/feeCents", "/rows/*/entry/openCents", "/rows/*/duplicateOf", "/rows/*/problems/*", "/rows/*/problems/*/value"];
export {
  isImportPreview
};
