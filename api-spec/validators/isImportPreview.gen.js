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
                              if (!(data19 === "day-first" || data19 === "month-first" || data19 === "year-first")) {
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
                                  if (data15.groups !== void 0) {
                                    let data27 = data15.groups;
                                    const _errs59 = errors;
                                    if (errors === _errs59) {
                                      if (Array.isArray(data27)) {
                                        if (data27.length > 500) {
                                          validate21.at = instancePath + "/choices/groups";
                                          return false;
                                        } else {
                                          var valid11 = true;
                                          const len4 = data27.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            let data28 = data27[i4];
                                            const _errs61 = errors;
                                            if (errors === _errs61) {
                                              if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                let missing4;
                                                if (data28.counterparty === void 0 && (missing4 = "counterparty")) {
                                                  validate21.at = instancePath + "/choices/groups/" + i4;
                                                  return false;
                                                } else {
                                                  if (data28.counterparty !== void 0) {
                                                    const _errs63 = errors;
                                                    if (typeof data28.counterparty !== "string") {
                                                      validate21.at = instancePath + "/choices/groups/" + i4 + "/counterparty";
                                                      return false;
                                                    }
                                                    var valid12 = _errs63 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                  if (valid12) {
                                                    if (data28.category !== void 0) {
                                                      const _errs65 = errors;
                                                      if (typeof data28.category !== "string") {
                                                        validate21.at = instancePath + "/choices/groups/" + i4 + "/category";
                                                        return false;
                                                      }
                                                      var valid12 = _errs65 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (data28.form !== void 0) {
                                                        const _errs67 = errors;
                                                        if (typeof data28.form !== "string") {
                                                          validate21.at = instancePath + "/choices/groups/" + i4 + "/form";
                                                          return false;
                                                        }
                                                        var valid12 = _errs67 === errors;
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
                                            var valid11 = _errs61 === errors;
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
                                    var valid8 = _errs59 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data15.paidDay !== void 0) {
                                      let data32 = data15.paidDay;
                                      const _errs69 = errors;
                                      if (typeof data32 !== "string") {
                                        validate21.at = instancePath + "/choices/paidDay";
                                        return false;
                                      }
                                      if (!(data32 === "due-day" || data32 === "none")) {
                                        validate21.at = instancePath + "/choices/paidDay";
                                        return false;
                                      }
                                      var valid8 = _errs69 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data15.statement !== void 0) {
                                        let data33 = data15.statement;
                                        const _errs71 = errors;
                                        if (typeof data33 !== "string") {
                                          validate21.at = instancePath + "/choices/statement";
                                          return false;
                                        }
                                        if (!(data33 === "paid" || data33 === "open")) {
                                          validate21.at = instancePath + "/choices/statement";
                                          return false;
                                        }
                                        var valid8 = _errs71 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data15.kindSource !== void 0) {
                                          let data34 = data15.kindSource;
                                          const _errs73 = errors;
                                          if (typeof data34 !== "string") {
                                            validate21.at = instancePath + "/choices/kindSource";
                                            return false;
                                          }
                                          if (!(data34 === "column" || data34 === "words")) {
                                            validate21.at = instancePath + "/choices/kindSource";
                                            return false;
                                          }
                                          var valid8 = _errs73 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data15.expenseSign !== void 0) {
                                            let data35 = data15.expenseSign;
                                            const _errs75 = errors;
                                            if (typeof data35 !== "string") {
                                              validate21.at = instancePath + "/choices/expenseSign";
                                              return false;
                                            }
                                            if (!(data35 === "negative" || data35 === "positive")) {
                                              validate21.at = instancePath + "/choices/expenseSign";
                                              return false;
                                            }
                                            var valid8 = _errs75 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data15.oppositeSign !== void 0) {
                                              let data36 = data15.oppositeSign;
                                              const _errs77 = errors;
                                              if (errors === _errs77) {
                                                if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                                                  let missing5;
                                                  if (data36.rows === void 0 && (missing5 = "rows") || data36.cents === void 0 && (missing5 = "cents")) {
                                                    validate21.at = instancePath + "/choices/oppositeSign";
                                                    return false;
                                                  } else {
                                                    if (data36.rows !== void 0) {
                                                      let data37 = data36.rows;
                                                      const _errs79 = errors;
                                                      if (typeof data37 !== "string") {
                                                        validate21.at = instancePath + "/choices/oppositeSign/rows";
                                                        return false;
                                                      }
                                                      if (!(data37 === "opposite" || data37 === "leave-out" || data37 === "ignore")) {
                                                        validate21.at = instancePath + "/choices/oppositeSign/rows";
                                                        return false;
                                                      }
                                                      var valid13 = _errs79 === errors;
                                                    } else {
                                                      var valid13 = true;
                                                    }
                                                    if (valid13) {
                                                      if (data36.cents !== void 0) {
                                                        let data38 = data36.cents;
                                                        const _errs81 = errors;
                                                        if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                                                          validate21.at = instancePath + "/choices/oppositeSign/cents";
                                                          return false;
                                                        }
                                                        if (errors === _errs81) {
                                                          if (typeof data38 == "number" && isFinite(data38)) {
                                                            if (data38 < 1 || isNaN(data38)) {
                                                              validate21.at = instancePath + "/choices/oppositeSign/cents";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid13 = _errs81 === errors;
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
                                              var valid8 = _errs77 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data15.statusConflict !== void 0) {
                                                let data39 = data15.statusConflict;
                                                const _errs83 = errors;
                                                if (typeof data39 !== "string") {
                                                  validate21.at = instancePath + "/choices/statusConflict";
                                                  return false;
                                                }
                                                if (!(data39 === "paid" || data39 === "open")) {
                                                  validate21.at = instancePath + "/choices/statusConflict";
                                                  return false;
                                                }
                                                var valid8 = _errs83 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data15.swappedDays !== void 0) {
                                                  let data40 = data15.swappedDays;
                                                  const _errs85 = errors;
                                                  if (typeof data40 !== "string") {
                                                    validate21.at = instancePath + "/choices/swappedDays";
                                                    return false;
                                                  }
                                                  if (!(data40 === "swap" || data40 === "keep")) {
                                                    validate21.at = instancePath + "/choices/swappedDays";
                                                    return false;
                                                  }
                                                  var valid8 = _errs85 === errors;
                                                } else {
                                                  var valid8 = true;
                                                }
                                                if (valid8) {
                                                  if (data15.sameAmount !== void 0) {
                                                    let data41 = data15.sameAmount;
                                                    const _errs87 = errors;
                                                    if (typeof data41 !== "string") {
                                                      validate21.at = instancePath + "/choices/sameAmount";
                                                      return false;
                                                    }
                                                    if (!(data41 === "leave-out" || data41 === "add")) {
                                                      validate21.at = instancePath + "/choices/sameAmount";
                                                      return false;
                                                    }
                                                    var valid8 = _errs87 === errors;
                                                  } else {
                                                    var valid8 = true;
                                                  }
                                                  if (valid8) {
                                                    if (data15.hidden !== void 0) {
                                                      let data42 = data15.hidden;
                                                      const _errs89 = errors;
                                                      if (typeof data42 !== "string") {
                                                        validate21.at = instancePath + "/choices/hidden";
                                                        return false;
                                                      }
                                                      if (!(data42 === "leave-out" || data42 === "include")) {
                                                        validate21.at = instancePath + "/choices/hidden";
                                                        return false;
                                                      }
                                                      var valid8 = _errs89 === errors;
                                                    } else {
                                                      var valid8 = true;
                                                    }
                                                    if (valid8) {
                                                      if (data15.underpaid !== void 0) {
                                                        let data43 = data15.underpaid;
                                                        const _errs91 = errors;
                                                        if (errors === _errs91) {
                                                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                                            let missing6;
                                                            if (data43.rest === void 0 && (missing6 = "rest") || data43.cents === void 0 && (missing6 = "cents")) {
                                                              validate21.at = instancePath + "/choices/underpaid";
                                                              return false;
                                                            } else {
                                                              if (data43.rest !== void 0) {
                                                                let data44 = data43.rest;
                                                                const _errs93 = errors;
                                                                if (typeof data44 !== "string") {
                                                                  validate21.at = instancePath + "/choices/underpaid/rest";
                                                                  return false;
                                                                }
                                                                if (!(data44 === "discount" || data44 === "leave-out")) {
                                                                  validate21.at = instancePath + "/choices/underpaid/rest";
                                                                  return false;
                                                                }
                                                                var valid14 = _errs93 === errors;
                                                              } else {
                                                                var valid14 = true;
                                                              }
                                                              if (valid14) {
                                                                if (data43.staysOpen !== void 0) {
                                                                  const _errs95 = errors;
                                                                  if (typeof data43.staysOpen !== "boolean") {
                                                                    validate21.at = instancePath + "/choices/underpaid/staysOpen";
                                                                    return false;
                                                                  }
                                                                  var valid14 = _errs95 === errors;
                                                                } else {
                                                                  var valid14 = true;
                                                                }
                                                                if (valid14) {
                                                                  if (data43.cents !== void 0) {
                                                                    let data46 = data43.cents;
                                                                    const _errs97 = errors;
                                                                    if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                                                                      validate21.at = instancePath + "/choices/underpaid/cents";
                                                                      return false;
                                                                    }
                                                                    if (errors === _errs97) {
                                                                      if (typeof data46 == "number" && isFinite(data46)) {
                                                                        if (data46 < 1 || isNaN(data46)) {
                                                                          validate21.at = instancePath + "/choices/underpaid/cents";
                                                                          return false;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid14 = _errs97 === errors;
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
                                                        var valid8 = _errs91 === errors;
                                                      } else {
                                                        var valid8 = true;
                                                      }
                                                      if (valid8) {
                                                        if (data15.overpaid !== void 0) {
                                                          let data47 = data15.overpaid;
                                                          const _errs99 = errors;
                                                          if (errors === _errs99) {
                                                            if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                              let missing7;
                                                              if (data47.excess === void 0 && (missing7 = "excess") || data47.cents === void 0 && (missing7 = "cents")) {
                                                                validate21.at = instancePath + "/choices/overpaid";
                                                                return false;
                                                              } else {
                                                                if (data47.excess !== void 0) {
                                                                  let data48 = data47.excess;
                                                                  const _errs101 = errors;
                                                                  if (typeof data48 !== "string") {
                                                                    validate21.at = instancePath + "/choices/overpaid/excess";
                                                                    return false;
                                                                  }
                                                                  if (!(data48 === "interest" || data48 === "fine" || data48 === "leave-out")) {
                                                                    validate21.at = instancePath + "/choices/overpaid/excess";
                                                                    return false;
                                                                  }
                                                                  var valid15 = _errs101 === errors;
                                                                } else {
                                                                  var valid15 = true;
                                                                }
                                                                if (valid15) {
                                                                  if (data47.cents !== void 0) {
                                                                    let data49 = data47.cents;
                                                                    const _errs103 = errors;
                                                                    if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                                                                      validate21.at = instancePath + "/choices/overpaid/cents";
                                                                      return false;
                                                                    }
                                                                    if (errors === _errs103) {
                                                                      if (typeof data49 == "number" && isFinite(data49)) {
                                                                        if (data49 < 1 || isNaN(data49)) {
                                                                          validate21.at = instancePath + "/choices/overpaid/cents";
                                                                          return false;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid15 = _errs103 === errors;
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
                                                          var valid8 = _errs99 === errors;
                                                        } else {
                                                          var valid8 = true;
                                                        }
                                                        if (valid8) {
                                                          if (data15.values !== void 0) {
                                                            let data50 = data15.values;
                                                            const _errs105 = errors;
                                                            if (errors === _errs105) {
                                                              if (Array.isArray(data50)) {
                                                                if (data50.length > 500) {
                                                                  validate21.at = instancePath + "/choices/values";
                                                                  return false;
                                                                } else {
                                                                  var valid16 = true;
                                                                  const len5 = data50.length;
                                                                  for (let i5 = 0; i5 < len5; i5++) {
                                                                    let data51 = data50[i5];
                                                                    const _errs107 = errors;
                                                                    if (errors === _errs107) {
                                                                      if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                                        let missing8;
                                                                        if (data51.field === void 0 && (missing8 = "field") || data51.value === void 0 && (missing8 = "value") || data51.becomes === void 0 && (missing8 = "becomes")) {
                                                                          validate21.at = instancePath + "/choices/values/" + i5;
                                                                          return false;
                                                                        } else {
                                                                          if (data51.field !== void 0) {
                                                                            let data52 = data51.field;
                                                                            const _errs109 = errors;
                                                                            if (typeof data52 !== "string") {
                                                                              validate21.at = instancePath + "/choices/values/" + i5 + "/field";
                                                                              return false;
                                                                            }
                                                                            if (!(data52 === "kind" || data52 === "category" || data52 === "form" || data52 === "status")) {
                                                                              validate21.at = instancePath + "/choices/values/" + i5 + "/field";
                                                                              return false;
                                                                            }
                                                                            var valid17 = _errs109 === errors;
                                                                          } else {
                                                                            var valid17 = true;
                                                                          }
                                                                          if (valid17) {
                                                                            if (data51.value !== void 0) {
                                                                              const _errs111 = errors;
                                                                              if (typeof data51.value !== "string") {
                                                                                validate21.at = instancePath + "/choices/values/" + i5 + "/value";
                                                                                return false;
                                                                              }
                                                                              var valid17 = _errs111 === errors;
                                                                            } else {
                                                                              var valid17 = true;
                                                                            }
                                                                            if (valid17) {
                                                                              if (data51.becomes !== void 0) {
                                                                                const _errs113 = errors;
                                                                                if (typeof data51.becomes !== "string") {
                                                                                  validate21.at = instancePath + "/choices/values/" + i5 + "/becomes";
                                                                                  return false;
                                                                                }
                                                                                var valid17 = _errs113 === errors;
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
                                                                    var valid16 = _errs107 === errors;
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
                                                            var valid8 = _errs105 === errors;
                                                          } else {
                                                            var valid8 = true;
                                                          }
                                                          if (valid8) {
                                                            if (data15.duplicates !== void 0) {
                                                              let data55 = data15.duplicates;
                                                              const _errs115 = errors;
                                                              if (typeof data55 !== "string") {
                                                                validate21.at = instancePath + "/choices/duplicates";
                                                                return false;
                                                              }
                                                              if (!(data55 === "leave-out" || data55 === "add")) {
                                                                validate21.at = instancePath + "/choices/duplicates";
                                                                return false;
                                                              }
                                                              var valid8 = _errs115 === errors;
                                                            } else {
                                                              var valid8 = true;
                                                            }
                                                            if (valid8) {
                                                              if (data15.duplicateRows !== void 0) {
                                                                let data56 = data15.duplicateRows;
                                                                const _errs117 = errors;
                                                                if (errors === _errs117) {
                                                                  if (Array.isArray(data56)) {
                                                                    if (data56.length > 500) {
                                                                      validate21.at = instancePath + "/choices/duplicateRows";
                                                                      return false;
                                                                    } else {
                                                                      var valid18 = true;
                                                                      const len6 = data56.length;
                                                                      for (let i6 = 0; i6 < len6; i6++) {
                                                                        let data57 = data56[i6];
                                                                        const _errs119 = errors;
                                                                        if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
                                                                          validate21.at = instancePath + "/choices/duplicateRows/" + i6;
                                                                          return false;
                                                                        }
                                                                        if (errors === _errs119) {
                                                                          if (typeof data57 == "number" && isFinite(data57)) {
                                                                            if (data57 < 1 || isNaN(data57)) {
                                                                              validate21.at = instancePath + "/choices/duplicateRows/" + i6;
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid18 = _errs119 === errors;
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
                                                                var valid8 = _errs117 === errors;
                                                              } else {
                                                                var valid8 = true;
                                                              }
                                                              if (valid8) {
                                                                if (data15.invalid !== void 0) {
                                                                  let data58 = data15.invalid;
                                                                  const _errs121 = errors;
                                                                  if (typeof data58 !== "string") {
                                                                    validate21.at = instancePath + "/choices/invalid";
                                                                    return false;
                                                                  }
                                                                  if (!(data58 === "leave-out" || data58 === "refuse")) {
                                                                    validate21.at = instancePath + "/choices/invalid";
                                                                    return false;
                                                                  }
                                                                  var valid8 = _errs121 === errors;
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
                      let data59 = data.questions;
                      const _errs123 = errors;
                      if (errors === _errs123) {
                        if (Array.isArray(data59)) {
                          var valid19 = true;
                          const len7 = data59.length;
                          for (let i7 = 0; i7 < len7; i7++) {
                            const _errs125 = errors;
                            if (typeof data59[i7] !== "string") {
                              validate21.at = instancePath + "/questions/" + i7;
                              return false;
                            }
                            var valid19 = _errs125 === errors;
                            if (!valid19) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/questions";
                          return false;
                        }
                      }
                      var valid0 = _errs123 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.questionRows !== void 0) {
                        let data61 = data.questionRows;
                        const _errs127 = errors;
                        if (errors === _errs127) {
                          if (Array.isArray(data61)) {
                            var valid20 = true;
                            const len8 = data61.length;
                            for (let i8 = 0; i8 < len8; i8++) {
                              let data62 = data61[i8];
                              const _errs129 = errors;
                              if (errors === _errs129) {
                                if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
                                  let missing9;
                                  if (data62.question === void 0 && (missing9 = "question") || data62.count === void 0 && (missing9 = "count") || data62.rows === void 0 && (missing9 = "rows")) {
                                    validate21.at = instancePath + "/questionRows/" + i8;
                                    return false;
                                  } else {
                                    if (data62.question !== void 0) {
                                      const _errs131 = errors;
                                      if (typeof data62.question !== "string") {
                                        validate21.at = instancePath + "/questionRows/" + i8 + "/question";
                                        return false;
                                      }
                                      var valid21 = _errs131 === errors;
                                    } else {
                                      var valid21 = true;
                                    }
                                    if (valid21) {
                                      if (data62.count !== void 0) {
                                        let data64 = data62.count;
                                        const _errs133 = errors;
                                        if (!(typeof data64 == "number" && (!(data64 % 1) && !isNaN(data64)) && isFinite(data64))) {
                                          validate21.at = instancePath + "/questionRows/" + i8 + "/count";
                                          return false;
                                        }
                                        if (errors === _errs133) {
                                          if (typeof data64 == "number" && isFinite(data64)) {
                                            if (data64 < 1 || isNaN(data64)) {
                                              validate21.at = instancePath + "/questionRows/" + i8 + "/count";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid21 = _errs133 === errors;
                                      } else {
                                        var valid21 = true;
                                      }
                                      if (valid21) {
                                        if (data62.cents !== void 0) {
                                          let data65 = data62.cents;
                                          const _errs135 = errors;
                                          if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                                            validate21.at = instancePath + "/questionRows/" + i8 + "/cents";
                                            return false;
                                          }
                                          if (errors === _errs135) {
                                            if (typeof data65 == "number" && isFinite(data65)) {
                                              if (data65 < 1 || isNaN(data65)) {
                                                validate21.at = instancePath + "/questionRows/" + i8 + "/cents";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid21 = _errs135 === errors;
                                        } else {
                                          var valid21 = true;
                                        }
                                        if (valid21) {
                                          if (data62.rows !== void 0) {
                                            let data66 = data62.rows;
                                            const _errs137 = errors;
                                            if (errors === _errs137) {
                                              if (Array.isArray(data66)) {
                                                var valid22 = true;
                                                const len9 = data66.length;
                                                for (let i9 = 0; i9 < len9; i9++) {
                                                  let data67 = data66[i9];
                                                  const _errs139 = errors;
                                                  if (errors === _errs139) {
                                                    if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                                                      let missing10;
                                                      if (data67.row === void 0 && (missing10 = "row") || data67.text === void 0 && (missing10 = "text")) {
                                                        validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9;
                                                        return false;
                                                      } else {
                                                        if (data67.row !== void 0) {
                                                          let data68 = data67.row;
                                                          const _errs141 = errors;
                                                          if (!(typeof data68 == "number" && (!(data68 % 1) && !isNaN(data68)) && isFinite(data68))) {
                                                            validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/row";
                                                            return false;
                                                          }
                                                          if (errors === _errs141) {
                                                            if (typeof data68 == "number" && isFinite(data68)) {
                                                              if (data68 < 1 || isNaN(data68)) {
                                                                validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/row";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid23 = _errs141 === errors;
                                                        } else {
                                                          var valid23 = true;
                                                        }
                                                        if (valid23) {
                                                          if (data67.text !== void 0) {
                                                            const _errs143 = errors;
                                                            if (typeof data67.text !== "string") {
                                                              validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/text";
                                                              return false;
                                                            }
                                                            var valid23 = _errs143 === errors;
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
                                                  var valid22 = _errs139 === errors;
                                                  if (!valid22) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/questionRows/" + i8 + "/rows";
                                                return false;
                                              }
                                            }
                                            var valid21 = _errs137 === errors;
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
                              var valid20 = _errs129 === errors;
                              if (!valid20) {
                                break;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/questionRows";
                            return false;
                          }
                        }
                        var valid0 = _errs127 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.groups !== void 0) {
                          let data70 = data.groups;
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
                                    if (data71.counterparty === void 0 && (missing11 = "counterparty") || data71.rows === void 0 && (missing11 = "rows") || data71.cents === void 0 && (missing11 = "cents")) {
                                      validate21.at = instancePath + "/groups/" + i10;
                                      return false;
                                    } else {
                                      if (data71.counterparty !== void 0) {
                                        const _errs149 = errors;
                                        if (typeof data71.counterparty !== "string") {
                                          validate21.at = instancePath + "/groups/" + i10 + "/counterparty";
                                          return false;
                                        }
                                        var valid25 = _errs149 === errors;
                                      } else {
                                        var valid25 = true;
                                      }
                                      if (valid25) {
                                        if (data71.kind !== void 0) {
                                          const _errs151 = errors;
                                          if (typeof data71.kind !== "string") {
                                            validate21.at = instancePath + "/groups/" + i10 + "/kind";
                                            return false;
                                          }
                                          var valid25 = _errs151 === errors;
                                        } else {
                                          var valid25 = true;
                                        }
                                        if (valid25) {
                                          if (data71.rows !== void 0) {
                                            let data74 = data71.rows;
                                            const _errs153 = errors;
                                            if (!(typeof data74 == "number" && (!(data74 % 1) && !isNaN(data74)) && isFinite(data74))) {
                                              validate21.at = instancePath + "/groups/" + i10 + "/rows";
                                              return false;
                                            }
                                            if (errors === _errs153) {
                                              if (typeof data74 == "number" && isFinite(data74)) {
                                                if (data74 < 1 || isNaN(data74)) {
                                                  validate21.at = instancePath + "/groups/" + i10 + "/rows";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid25 = _errs153 === errors;
                                          } else {
                                            var valid25 = true;
                                          }
                                          if (valid25) {
                                            if (data71.cents !== void 0) {
                                              let data75 = data71.cents;
                                              const _errs155 = errors;
                                              if (!(typeof data75 == "number" && (!(data75 % 1) && !isNaN(data75)) && isFinite(data75))) {
                                                validate21.at = instancePath + "/groups/" + i10 + "/cents";
                                                return false;
                                              }
                                              if (errors === _errs155) {
                                                if (typeof data75 == "number" && isFinite(data75)) {
                                                  if (data75 < 0 || isNaN(data75)) {
                                                    validate21.at = instancePath + "/groups/" + i10 + "/cents";
                                                    return false;
                                                  }
                                                }
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
                                    validate21.at = instancePath + "/groups/" + i10;
                                    return false;
                                  }
                                }
                                var valid24 = _errs147 === errors;
                                if (!valid24) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/groups";
                              return false;
                            }
                          }
                          var valid0 = _errs145 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.kindHint !== void 0) {
                            const _errs157 = errors;
                            if (typeof data.kindHint !== "string") {
                              validate21.at = instancePath + "/kindHint";
                              return false;
                            }
                            var valid0 = _errs157 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.hidden !== void 0) {
                              let data77 = data.hidden;
                              const _errs159 = errors;
                              if (errors === _errs159) {
                                if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                                  let missing12;
                                  if (data77.rows === void 0 && (missing12 = "rows") || data77.columns === void 0 && (missing12 = "columns")) {
                                    validate21.at = instancePath + "/hidden";
                                    return false;
                                  } else {
                                    if (data77.rows !== void 0) {
                                      let data78 = data77.rows;
                                      const _errs161 = errors;
                                      if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                                        validate21.at = instancePath + "/hidden/rows";
                                        return false;
                                      }
                                      if (errors === _errs161) {
                                        if (typeof data78 == "number" && isFinite(data78)) {
                                          if (data78 < 0 || isNaN(data78)) {
                                            validate21.at = instancePath + "/hidden/rows";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid26 = _errs161 === errors;
                                    } else {
                                      var valid26 = true;
                                    }
                                    if (valid26) {
                                      if (data77.columns !== void 0) {
                                        let data79 = data77.columns;
                                        const _errs163 = errors;
                                        if (errors === _errs163) {
                                          if (Array.isArray(data79)) {
                                            var valid27 = true;
                                            const len11 = data79.length;
                                            for (let i11 = 0; i11 < len11; i11++) {
                                              const _errs165 = errors;
                                              if (typeof data79[i11] !== "string") {
                                                validate21.at = instancePath + "/hidden/columns/" + i11;
                                                return false;
                                              }
                                              var valid27 = _errs165 === errors;
                                              if (!valid27) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/hidden/columns";
                                            return false;
                                          }
                                        }
                                        var valid26 = _errs163 === errors;
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
                              var valid0 = _errs159 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.underpaid !== void 0) {
                                let data81 = data.underpaid;
                                const _errs167 = errors;
                                if (errors === _errs167) {
                                  if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
                                    let missing13;
                                    if (data81.count === void 0 && (missing13 = "count") || data81.cents === void 0 && (missing13 = "cents") || data81.rows === void 0 && (missing13 = "rows")) {
                                      validate21.at = instancePath + "/underpaid";
                                      return false;
                                    } else {
                                      if (data81.count !== void 0) {
                                        let data82 = data81.count;
                                        const _errs169 = errors;
                                        if (!(typeof data82 == "number" && (!(data82 % 1) && !isNaN(data82)) && isFinite(data82))) {
                                          validate21.at = instancePath + "/underpaid/count";
                                          return false;
                                        }
                                        if (errors === _errs169) {
                                          if (typeof data82 == "number" && isFinite(data82)) {
                                            if (data82 < 1 || isNaN(data82)) {
                                              validate21.at = instancePath + "/underpaid/count";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid28 = _errs169 === errors;
                                      } else {
                                        var valid28 = true;
                                      }
                                      if (valid28) {
                                        if (data81.cents !== void 0) {
                                          let data83 = data81.cents;
                                          const _errs171 = errors;
                                          if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
                                            validate21.at = instancePath + "/underpaid/cents";
                                            return false;
                                          }
                                          if (errors === _errs171) {
                                            if (typeof data83 == "number" && isFinite(data83)) {
                                              if (data83 < 1 || isNaN(data83)) {
                                                validate21.at = instancePath + "/underpaid/cents";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid28 = _errs171 === errors;
                                        } else {
                                          var valid28 = true;
                                        }
                                        if (valid28) {
                                          if (data81.canStayOpen !== void 0) {
                                            const _errs173 = errors;
                                            if (typeof data81.canStayOpen !== "boolean") {
                                              validate21.at = instancePath + "/underpaid/canStayOpen";
                                              return false;
                                            }
                                            var valid28 = _errs173 === errors;
                                          } else {
                                            var valid28 = true;
                                          }
                                          if (valid28) {
                                            if (data81.receivableCents !== void 0) {
                                              let data85 = data81.receivableCents;
                                              const _errs175 = errors;
                                              if (!(typeof data85 == "number" && (!(data85 % 1) && !isNaN(data85)) && isFinite(data85))) {
                                                validate21.at = instancePath + "/underpaid/receivableCents";
                                                return false;
                                              }
                                              if (errors === _errs175) {
                                                if (typeof data85 == "number" && isFinite(data85)) {
                                                  if (data85 < 0 || isNaN(data85)) {
                                                    validate21.at = instancePath + "/underpaid/receivableCents";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid28 = _errs175 === errors;
                                            } else {
                                              var valid28 = true;
                                            }
                                            if (valid28) {
                                              if (data81.rows !== void 0) {
                                                let data86 = data81.rows;
                                                const _errs177 = errors;
                                                if (errors === _errs177) {
                                                  if (Array.isArray(data86)) {
                                                    var valid29 = true;
                                                    const len12 = data86.length;
                                                    for (let i12 = 0; i12 < len12; i12++) {
                                                      let data87 = data86[i12];
                                                      const _errs179 = errors;
                                                      if (errors === _errs179) {
                                                        if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
                                                          let missing14;
                                                          if (data87.row === void 0 && (missing14 = "row") || data87.amountCents === void 0 && (missing14 = "amountCents") || data87.paidCents === void 0 && (missing14 = "paidCents")) {
                                                            validate21.at = instancePath + "/underpaid/rows/" + i12;
                                                            return false;
                                                          } else {
                                                            if (data87.row !== void 0) {
                                                              let data88 = data87.row;
                                                              const _errs181 = errors;
                                                              if (!(typeof data88 == "number" && (!(data88 % 1) && !isNaN(data88)) && isFinite(data88))) {
                                                                validate21.at = instancePath + "/underpaid/rows/" + i12 + "/row";
                                                                return false;
                                                              }
                                                              if (errors === _errs181) {
                                                                if (typeof data88 == "number" && isFinite(data88)) {
                                                                  if (data88 < 1 || isNaN(data88)) {
                                                                    validate21.at = instancePath + "/underpaid/rows/" + i12 + "/row";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid30 = _errs181 === errors;
                                                            } else {
                                                              var valid30 = true;
                                                            }
                                                            if (valid30) {
                                                              if (data87.counterparty !== void 0) {
                                                                const _errs183 = errors;
                                                                if (typeof data87.counterparty !== "string") {
                                                                  validate21.at = instancePath + "/underpaid/rows/" + i12 + "/counterparty";
                                                                  return false;
                                                                }
                                                                var valid30 = _errs183 === errors;
                                                              } else {
                                                                var valid30 = true;
                                                              }
                                                              if (valid30) {
                                                                if (data87.amountCents !== void 0) {
                                                                  let data90 = data87.amountCents;
                                                                  const _errs185 = errors;
                                                                  if (!(typeof data90 == "number" && (!(data90 % 1) && !isNaN(data90)) && isFinite(data90))) {
                                                                    validate21.at = instancePath + "/underpaid/rows/" + i12 + "/amountCents";
                                                                    return false;
                                                                  }
                                                                  var valid30 = _errs185 === errors;
                                                                } else {
                                                                  var valid30 = true;
                                                                }
                                                                if (valid30) {
                                                                  if (data87.paidCents !== void 0) {
                                                                    let data91 = data87.paidCents;
                                                                    const _errs187 = errors;
                                                                    if (!(typeof data91 == "number" && (!(data91 % 1) && !isNaN(data91)) && isFinite(data91))) {
                                                                      validate21.at = instancePath + "/underpaid/rows/" + i12 + "/paidCents";
                                                                      return false;
                                                                    }
                                                                    var valid30 = _errs187 === errors;
                                                                  } else {
                                                                    var valid30 = true;
                                                                  }
                                                                  if (valid30) {
                                                                    if (data87.restCents !== void 0) {
                                                                      let data92 = data87.restCents;
                                                                      const _errs189 = errors;
                                                                      if (!(typeof data92 == "number" && (!(data92 % 1) && !isNaN(data92)) && isFinite(data92))) {
                                                                        validate21.at = instancePath + "/underpaid/rows/" + i12 + "/restCents";
                                                                        return false;
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
                                                          validate21.at = instancePath + "/underpaid/rows/" + i12;
                                                          return false;
                                                        }
                                                      }
                                                      var valid29 = _errs179 === errors;
                                                      if (!valid29) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/underpaid/rows";
                                                    return false;
                                                  }
                                                }
                                                var valid28 = _errs177 === errors;
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
                                var valid0 = _errs167 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.overpaid !== void 0) {
                                  let data93 = data.overpaid;
                                  const _errs191 = errors;
                                  if (errors === _errs191) {
                                    if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
                                      let missing15;
                                      if (data93.count === void 0 && (missing15 = "count") || data93.cents === void 0 && (missing15 = "cents") || data93.rows === void 0 && (missing15 = "rows")) {
                                        validate21.at = instancePath + "/overpaid";
                                        return false;
                                      } else {
                                        if (data93.count !== void 0) {
                                          let data94 = data93.count;
                                          const _errs193 = errors;
                                          if (!(typeof data94 == "number" && (!(data94 % 1) && !isNaN(data94)) && isFinite(data94))) {
                                            validate21.at = instancePath + "/overpaid/count";
                                            return false;
                                          }
                                          if (errors === _errs193) {
                                            if (typeof data94 == "number" && isFinite(data94)) {
                                              if (data94 < 1 || isNaN(data94)) {
                                                validate21.at = instancePath + "/overpaid/count";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid31 = _errs193 === errors;
                                        } else {
                                          var valid31 = true;
                                        }
                                        if (valid31) {
                                          if (data93.cents !== void 0) {
                                            let data95 = data93.cents;
                                            const _errs195 = errors;
                                            if (!(typeof data95 == "number" && (!(data95 % 1) && !isNaN(data95)) && isFinite(data95))) {
                                              validate21.at = instancePath + "/overpaid/cents";
                                              return false;
                                            }
                                            if (errors === _errs195) {
                                              if (typeof data95 == "number" && isFinite(data95)) {
                                                if (data95 < 1 || isNaN(data95)) {
                                                  validate21.at = instancePath + "/overpaid/cents";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid31 = _errs195 === errors;
                                          } else {
                                            var valid31 = true;
                                          }
                                          if (valid31) {
                                            if (data93.rows !== void 0) {
                                              let data96 = data93.rows;
                                              const _errs197 = errors;
                                              if (errors === _errs197) {
                                                if (Array.isArray(data96)) {
                                                  var valid32 = true;
                                                  const len13 = data96.length;
                                                  for (let i13 = 0; i13 < len13; i13++) {
                                                    let data97 = data96[i13];
                                                    const _errs199 = errors;
                                                    if (errors === _errs199) {
                                                      if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
                                                        let missing16;
                                                        if (data97.row === void 0 && (missing16 = "row") || data97.amountCents === void 0 && (missing16 = "amountCents") || data97.paidCents === void 0 && (missing16 = "paidCents")) {
                                                          validate21.at = instancePath + "/overpaid/rows/" + i13;
                                                          return false;
                                                        } else {
                                                          if (data97.row !== void 0) {
                                                            let data98 = data97.row;
                                                            const _errs201 = errors;
                                                            if (!(typeof data98 == "number" && (!(data98 % 1) && !isNaN(data98)) && isFinite(data98))) {
                                                              validate21.at = instancePath + "/overpaid/rows/" + i13 + "/row";
                                                              return false;
                                                            }
                                                            if (errors === _errs201) {
                                                              if (typeof data98 == "number" && isFinite(data98)) {
                                                                if (data98 < 1 || isNaN(data98)) {
                                                                  validate21.at = instancePath + "/overpaid/rows/" + i13 + "/row";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid33 = _errs201 === errors;
                                                          } else {
                                                            var valid33 = true;
                                                          }
                                                          if (valid33) {
                                                            if (data97.counterparty !== void 0) {
                                                              const _errs203 = errors;
                                                              if (typeof data97.counterparty !== "string") {
                                                                validate21.at = instancePath + "/overpaid/rows/" + i13 + "/counterparty";
                                                                return false;
                                                              }
                                                              var valid33 = _errs203 === errors;
                                                            } else {
                                                              var valid33 = true;
                                                            }
                                                            if (valid33) {
                                                              if (data97.amountCents !== void 0) {
                                                                let data100 = data97.amountCents;
                                                                const _errs205 = errors;
                                                                if (!(typeof data100 == "number" && (!(data100 % 1) && !isNaN(data100)) && isFinite(data100))) {
                                                                  validate21.at = instancePath + "/overpaid/rows/" + i13 + "/amountCents";
                                                                  return false;
                                                                }
                                                                var valid33 = _errs205 === errors;
                                                              } else {
                                                                var valid33 = true;
                                                              }
                                                              if (valid33) {
                                                                if (data97.paidCents !== void 0) {
                                                                  let data101 = data97.paidCents;
                                                                  const _errs207 = errors;
                                                                  if (!(typeof data101 == "number" && (!(data101 % 1) && !isNaN(data101)) && isFinite(data101))) {
                                                                    validate21.at = instancePath + "/overpaid/rows/" + i13 + "/paidCents";
                                                                    return false;
                                                                  }
                                                                  var valid33 = _errs207 === errors;
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
                                                    var valid32 = _errs199 === errors;
                                                    if (!valid32) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/overpaid/rows";
                                                  return false;
                                                }
                                              }
                                              var valid31 = _errs197 === errors;
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
                                  var valid0 = _errs191 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.otherTables !== void 0) {
                                    let data102 = data.otherTables;
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
                                              if (data103.row === void 0 && (missing17 = "row") || data103.titles === void 0 && (missing17 = "titles")) {
                                                validate21.at = instancePath + "/otherTables/" + i14;
                                                return false;
                                              } else {
                                                if (data103.row !== void 0) {
                                                  let data104 = data103.row;
                                                  const _errs213 = errors;
                                                  if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
                                                    validate21.at = instancePath + "/otherTables/" + i14 + "/row";
                                                    return false;
                                                  }
                                                  if (errors === _errs213) {
                                                    if (typeof data104 == "number" && isFinite(data104)) {
                                                      if (data104 < 1 || isNaN(data104)) {
                                                        validate21.at = instancePath + "/otherTables/" + i14 + "/row";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid35 = _errs213 === errors;
                                                } else {
                                                  var valid35 = true;
                                                }
                                                if (valid35) {
                                                  if (data103.titles !== void 0) {
                                                    const _errs215 = errors;
                                                    if (typeof data103.titles !== "string") {
                                                      validate21.at = instancePath + "/otherTables/" + i14 + "/titles";
                                                      return false;
                                                    }
                                                    var valid35 = _errs215 === errors;
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
                                          var valid34 = _errs211 === errors;
                                          if (!valid34) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/otherTables";
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs209 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.dayExamples !== void 0) {
                                      let data106 = data.dayExamples;
                                      const _errs217 = errors;
                                      if (errors === _errs217) {
                                        if (Array.isArray(data106)) {
                                          var valid36 = true;
                                          const len15 = data106.length;
                                          for (let i15 = 0; i15 < len15; i15++) {
                                            let data107 = data106[i15];
                                            const _errs219 = errors;
                                            if (errors === _errs219) {
                                              if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                                                let missing18;
                                                if (data107.row === void 0 && (missing18 = "row") || data107.text === void 0 && (missing18 = "text")) {
                                                  validate21.at = instancePath + "/dayExamples/" + i15;
                                                  return false;
                                                } else {
                                                  if (data107.row !== void 0) {
                                                    let data108 = data107.row;
                                                    const _errs221 = errors;
                                                    if (!(typeof data108 == "number" && (!(data108 % 1) && !isNaN(data108)) && isFinite(data108))) {
                                                      validate21.at = instancePath + "/dayExamples/" + i15 + "/row";
                                                      return false;
                                                    }
                                                    if (errors === _errs221) {
                                                      if (typeof data108 == "number" && isFinite(data108)) {
                                                        if (data108 < 1 || isNaN(data108)) {
                                                          validate21.at = instancePath + "/dayExamples/" + i15 + "/row";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid37 = _errs221 === errors;
                                                  } else {
                                                    var valid37 = true;
                                                  }
                                                  if (valid37) {
                                                    if (data107.text !== void 0) {
                                                      const _errs223 = errors;
                                                      if (typeof data107.text !== "string") {
                                                        validate21.at = instancePath + "/dayExamples/" + i15 + "/text";
                                                        return false;
                                                      }
                                                      var valid37 = _errs223 === errors;
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
                                            var valid36 = _errs219 === errors;
                                            if (!valid36) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/dayExamples";
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs217 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.dateOrders !== void 0) {
                                        let data110 = data.dateOrders;
                                        const _errs225 = errors;
                                        if (errors === _errs225) {
                                          if (Array.isArray(data110)) {
                                            var valid38 = true;
                                            const len16 = data110.length;
                                            for (let i16 = 0; i16 < len16; i16++) {
                                              const _errs227 = errors;
                                              if (typeof data110[i16] !== "string") {
                                                validate21.at = instancePath + "/dateOrders/" + i16;
                                                return false;
                                              }
                                              var valid38 = _errs227 === errors;
                                              if (!valid38) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/dateOrders";
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs225 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.values !== void 0) {
                                          let data112 = data.values;
                                          const _errs229 = errors;
                                          if (errors === _errs229) {
                                            if (Array.isArray(data112)) {
                                              var valid39 = true;
                                              const len17 = data112.length;
                                              for (let i17 = 0; i17 < len17; i17++) {
                                                let data113 = data112[i17];
                                                const _errs231 = errors;
                                                if (errors === _errs231) {
                                                  if (data113 && typeof data113 == "object" && !Array.isArray(data113)) {
                                                    let missing19;
                                                    if (data113.field === void 0 && (missing19 = "field") || data113.value === void 0 && (missing19 = "value") || data113.rows === void 0 && (missing19 = "rows") || data113.becomes === void 0 && (missing19 = "becomes")) {
                                                      validate21.at = instancePath + "/values/" + i17;
                                                      return false;
                                                    } else {
                                                      if (data113.field !== void 0) {
                                                        const _errs233 = errors;
                                                        if (typeof data113.field !== "string") {
                                                          validate21.at = instancePath + "/values/" + i17 + "/field";
                                                          return false;
                                                        }
                                                        var valid40 = _errs233 === errors;
                                                      } else {
                                                        var valid40 = true;
                                                      }
                                                      if (valid40) {
                                                        if (data113.value !== void 0) {
                                                          const _errs235 = errors;
                                                          if (typeof data113.value !== "string") {
                                                            validate21.at = instancePath + "/values/" + i17 + "/value";
                                                            return false;
                                                          }
                                                          var valid40 = _errs235 === errors;
                                                        } else {
                                                          var valid40 = true;
                                                        }
                                                        if (valid40) {
                                                          if (data113.rows !== void 0) {
                                                            let data116 = data113.rows;
                                                            const _errs237 = errors;
                                                            if (!(typeof data116 == "number" && (!(data116 % 1) && !isNaN(data116)) && isFinite(data116))) {
                                                              validate21.at = instancePath + "/values/" + i17 + "/rows";
                                                              return false;
                                                            }
                                                            if (errors === _errs237) {
                                                              if (typeof data116 == "number" && isFinite(data116)) {
                                                                if (data116 < 1 || isNaN(data116)) {
                                                                  validate21.at = instancePath + "/values/" + i17 + "/rows";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid40 = _errs237 === errors;
                                                          } else {
                                                            var valid40 = true;
                                                          }
                                                          if (valid40) {
                                                            if (data113.becomes !== void 0) {
                                                              let data117 = data113.becomes;
                                                              const _errs239 = errors;
                                                              if (typeof data117 !== "string" && data117 !== null) {
                                                                validate21.at = instancePath + "/values/" + i17 + "/becomes";
                                                                return false;
                                                              }
                                                              var valid40 = _errs239 === errors;
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
                                                var valid39 = _errs231 === errors;
                                                if (!valid39) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/values";
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs229 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.counts !== void 0) {
                                            let data118 = data.counts;
                                            const _errs241 = errors;
                                            if (errors === _errs241) {
                                              if (data118 && typeof data118 == "object" && !Array.isArray(data118)) {
                                                let missing20;
                                                if (data118.rows === void 0 && (missing20 = "rows") || data118.ready === void 0 && (missing20 = "ready") || data118.duplicates === void 0 && (missing20 = "duplicates") || data118.invalid === void 0 && (missing20 = "invalid") || data118.skipped === void 0 && (missing20 = "skipped")) {
                                                  validate21.at = instancePath + "/counts";
                                                  return false;
                                                } else {
                                                  if (data118.rows !== void 0) {
                                                    let data119 = data118.rows;
                                                    const _errs243 = errors;
                                                    if (!(typeof data119 == "number" && (!(data119 % 1) && !isNaN(data119)) && isFinite(data119))) {
                                                      validate21.at = instancePath + "/counts/rows";
                                                      return false;
                                                    }
                                                    if (errors === _errs243) {
                                                      if (typeof data119 == "number" && isFinite(data119)) {
                                                        if (data119 < 0 || isNaN(data119)) {
                                                          validate21.at = instancePath + "/counts/rows";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid41 = _errs243 === errors;
                                                  } else {
                                                    var valid41 = true;
                                                  }
                                                  if (valid41) {
                                                    if (data118.ready !== void 0) {
                                                      let data120 = data118.ready;
                                                      const _errs245 = errors;
                                                      if (!(typeof data120 == "number" && (!(data120 % 1) && !isNaN(data120)) && isFinite(data120))) {
                                                        validate21.at = instancePath + "/counts/ready";
                                                        return false;
                                                      }
                                                      if (errors === _errs245) {
                                                        if (typeof data120 == "number" && isFinite(data120)) {
                                                          if (data120 < 0 || isNaN(data120)) {
                                                            validate21.at = instancePath + "/counts/ready";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid41 = _errs245 === errors;
                                                    } else {
                                                      var valid41 = true;
                                                    }
                                                    if (valid41) {
                                                      if (data118.duplicates !== void 0) {
                                                        let data121 = data118.duplicates;
                                                        const _errs247 = errors;
                                                        if (!(typeof data121 == "number" && (!(data121 % 1) && !isNaN(data121)) && isFinite(data121))) {
                                                          validate21.at = instancePath + "/counts/duplicates";
                                                          return false;
                                                        }
                                                        if (errors === _errs247) {
                                                          if (typeof data121 == "number" && isFinite(data121)) {
                                                            if (data121 < 0 || isNaN(data121)) {
                                                              validate21.at = instancePath + "/counts/duplicates";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid41 = _errs247 === errors;
                                                      } else {
                                                        var valid41 = true;
                                                      }
                                                      if (valid41) {
                                                        if (data118.invalid !== void 0) {
                                                          let data122 = data118.invalid;
                                                          const _errs249 = errors;
                                                          if (!(typeof data122 == "number" && (!(data122 % 1) && !isNaN(data122)) && isFinite(data122))) {
                                                            validate21.at = instancePath + "/counts/invalid";
                                                            return false;
                                                          }
                                                          if (errors === _errs249) {
                                                            if (typeof data122 == "number" && isFinite(data122)) {
                                                              if (data122 < 0 || isNaN(data122)) {
                                                                validate21.at = instancePath + "/counts/invalid";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid41 = _errs249 === errors;
                                                        } else {
                                                          var valid41 = true;
                                                        }
                                                        if (valid41) {
                                                          if (data118.skipped !== void 0) {
                                                            let data123 = data118.skipped;
                                                            const _errs251 = errors;
                                                            if (!(typeof data123 == "number" && (!(data123 % 1) && !isNaN(data123)) && isFinite(data123))) {
                                                              validate21.at = instancePath + "/counts/skipped";
                                                              return false;
                                                            }
                                                            if (errors === _errs251) {
                                                              if (typeof data123 == "number" && isFinite(data123)) {
                                                                if (data123 < 0 || isNaN(data123)) {
                                                                  validate21.at = instancePath + "/counts/skipped";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid41 = _errs251 === errors;
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
                                            var valid0 = _errs241 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.skipped !== void 0) {
                                              let data124 = data.skipped;
                                              const _errs253 = errors;
                                              if (errors === _errs253) {
                                                if (Array.isArray(data124)) {
                                                  var valid42 = true;
                                                  const len18 = data124.length;
                                                  for (let i18 = 0; i18 < len18; i18++) {
                                                    let data125 = data124[i18];
                                                    const _errs255 = errors;
                                                    if (errors === _errs255) {
                                                      if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
                                                        let missing21;
                                                        if (data125.reason === void 0 && (missing21 = "reason") || data125.count === void 0 && (missing21 = "count")) {
                                                          validate21.at = instancePath + "/skipped/" + i18;
                                                          return false;
                                                        } else {
                                                          if (data125.reason !== void 0) {
                                                            const _errs257 = errors;
                                                            if (typeof data125.reason !== "string") {
                                                              validate21.at = instancePath + "/skipped/" + i18 + "/reason";
                                                              return false;
                                                            }
                                                            var valid43 = _errs257 === errors;
                                                          } else {
                                                            var valid43 = true;
                                                          }
                                                          if (valid43) {
                                                            if (data125.count !== void 0) {
                                                              let data127 = data125.count;
                                                              const _errs259 = errors;
                                                              if (!(typeof data127 == "number" && (!(data127 % 1) && !isNaN(data127)) && isFinite(data127))) {
                                                                validate21.at = instancePath + "/skipped/" + i18 + "/count";
                                                                return false;
                                                              }
                                                              if (errors === _errs259) {
                                                                if (typeof data127 == "number" && isFinite(data127)) {
                                                                  if (data127 < 1 || isNaN(data127)) {
                                                                    validate21.at = instancePath + "/skipped/" + i18 + "/count";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid43 = _errs259 === errors;
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
                                                    var valid42 = _errs255 === errors;
                                                    if (!valid42) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/skipped";
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs253 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.rows !== void 0) {
                                                let data128 = data.rows;
                                                const _errs261 = errors;
                                                if (errors === _errs261) {
                                                  if (Array.isArray(data128)) {
                                                    var valid44 = true;
                                                    const len19 = data128.length;
                                                    for (let i19 = 0; i19 < len19; i19++) {
                                                      let data129 = data128[i19];
                                                      const _errs263 = errors;
                                                      if (errors === _errs263) {
                                                        if (data129 && typeof data129 == "object" && !Array.isArray(data129)) {
                                                          let missing22;
                                                          if (data129.row === void 0 && (missing22 = "row") || data129.state === void 0 && (missing22 = "state") || data129.entry === void 0 && (missing22 = "entry") || data129.problems === void 0 && (missing22 = "problems")) {
                                                            validate21.at = instancePath + "/rows/" + i19;
                                                            return false;
                                                          } else {
                                                            if (data129.row !== void 0) {
                                                              let data130 = data129.row;
                                                              const _errs265 = errors;
                                                              if (!(typeof data130 == "number" && (!(data130 % 1) && !isNaN(data130)) && isFinite(data130))) {
                                                                validate21.at = instancePath + "/rows/" + i19 + "/row";
                                                                return false;
                                                              }
                                                              if (errors === _errs265) {
                                                                if (typeof data130 == "number" && isFinite(data130)) {
                                                                  if (data130 < 1 || isNaN(data130)) {
                                                                    validate21.at = instancePath + "/rows/" + i19 + "/row";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid45 = _errs265 === errors;
                                                            } else {
                                                              var valid45 = true;
                                                            }
                                                            if (valid45) {
                                                              if (data129.state !== void 0) {
                                                                const _errs267 = errors;
                                                                if (typeof data129.state !== "string") {
                                                                  validate21.at = instancePath + "/rows/" + i19 + "/state";
                                                                  return false;
                                                                }
                                                                var valid45 = _errs267 === errors;
                                                              } else {
                                                                var valid45 = true;
                                                              }
                                                              if (valid45) {
                                                                if (data129.text !== void 0) {
                                                                  const _errs269 = errors;
                                                                  if (typeof data129.text !== "string") {
                                                                    validate21.at = instancePath + "/rows/" + i19 + "/text";
                                                                    return false;
                                                                  }
                                                                  var valid45 = _errs269 === errors;
                                                                } else {
                                                                  var valid45 = true;
                                                                }
                                                                if (valid45) {
                                                                  if (data129.skipReason !== void 0) {
                                                                    const _errs271 = errors;
                                                                    if (typeof data129.skipReason !== "string") {
                                                                      validate21.at = instancePath + "/rows/" + i19 + "/skipReason";
                                                                      return false;
                                                                    }
                                                                    var valid45 = _errs271 === errors;
                                                                  } else {
                                                                    var valid45 = true;
                                                                  }
                                                                  if (valid45) {
                                                                    if (data129.entry !== void 0) {
                                                                      let data134 = data129.entry;
                                                                      const _errs273 = errors;
                                                                      if (errors === _errs273) {
                                                                        if (data134 && typeof data134 == "object" && !Array.isArray(data134)) {
                                                                          if (data134.kind !== void 0) {
                                                                            const _errs275 = errors;
                                                                            if (typeof data134.kind !== "string") {
                                                                              validate21.at = instancePath + "/rows/" + i19 + "/entry/kind";
                                                                              return false;
                                                                            }
                                                                            var valid46 = _errs275 === errors;
                                                                          } else {
                                                                            var valid46 = true;
                                                                          }
                                                                          if (valid46) {
                                                                            if (data134.counterparty !== void 0) {
                                                                              const _errs277 = errors;
                                                                              if (typeof data134.counterparty !== "string") {
                                                                                validate21.at = instancePath + "/rows/" + i19 + "/entry/counterparty";
                                                                                return false;
                                                                              }
                                                                              var valid46 = _errs277 === errors;
                                                                            } else {
                                                                              var valid46 = true;
                                                                            }
                                                                            if (valid46) {
                                                                              if (data134.category !== void 0) {
                                                                                const _errs279 = errors;
                                                                                if (typeof data134.category !== "string") {
                                                                                  validate21.at = instancePath + "/rows/" + i19 + "/entry/category";
                                                                                  return false;
                                                                                }
                                                                                var valid46 = _errs279 === errors;
                                                                              } else {
                                                                                var valid46 = true;
                                                                              }
                                                                              if (valid46) {
                                                                                if (data134.form !== void 0) {
                                                                                  const _errs281 = errors;
                                                                                  if (typeof data134.form !== "string") {
                                                                                    validate21.at = instancePath + "/rows/" + i19 + "/entry/form";
                                                                                    return false;
                                                                                  }
                                                                                  var valid46 = _errs281 === errors;
                                                                                } else {
                                                                                  var valid46 = true;
                                                                                }
                                                                                if (valid46) {
                                                                                  if (data134.document !== void 0) {
                                                                                    const _errs283 = errors;
                                                                                    if (typeof data134.document !== "string") {
                                                                                      validate21.at = instancePath + "/rows/" + i19 + "/entry/document";
                                                                                      return false;
                                                                                    }
                                                                                    var valid46 = _errs283 === errors;
                                                                                  } else {
                                                                                    var valid46 = true;
                                                                                  }
                                                                                  if (valid46) {
                                                                                    if (data134.installment !== void 0) {
                                                                                      let data140 = data134.installment;
                                                                                      const _errs285 = errors;
                                                                                      if (!(typeof data140 == "number" && (!(data140 % 1) && !isNaN(data140)) && isFinite(data140))) {
                                                                                        validate21.at = instancePath + "/rows/" + i19 + "/entry/installment";
                                                                                        return false;
                                                                                      }
                                                                                      var valid46 = _errs285 === errors;
                                                                                    } else {
                                                                                      var valid46 = true;
                                                                                    }
                                                                                    if (valid46) {
                                                                                      if (data134.installments !== void 0) {
                                                                                        let data141 = data134.installments;
                                                                                        const _errs287 = errors;
                                                                                        if (!(typeof data141 == "number" && (!(data141 % 1) && !isNaN(data141)) && isFinite(data141))) {
                                                                                          validate21.at = instancePath + "/rows/" + i19 + "/entry/installments";
                                                                                          return false;
                                                                                        }
                                                                                        var valid46 = _errs287 === errors;
                                                                                      } else {
                                                                                        var valid46 = true;
                                                                                      }
                                                                                      if (valid46) {
                                                                                        if (data134.issuedOn !== void 0) {
                                                                                          let data142 = data134.issuedOn;
                                                                                          const _errs289 = errors;
                                                                                          if (errors === _errs289) {
                                                                                            if (errors === _errs289) {
                                                                                              if (typeof data142 === "string") {
                                                                                                if (!pattern4.test(data142)) {
                                                                                                  validate21.at = instancePath + "/rows/" + i19 + "/entry/issuedOn";
                                                                                                  return false;
                                                                                                } else {
                                                                                                  if (!formats0.test(data142)) {
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
                                                                                          var valid46 = _errs289 === errors;
                                                                                        } else {
                                                                                          var valid46 = true;
                                                                                        }
                                                                                        if (valid46) {
                                                                                          if (data134.dueOn !== void 0) {
                                                                                            let data143 = data134.dueOn;
                                                                                            const _errs291 = errors;
                                                                                            if (errors === _errs291) {
                                                                                              if (errors === _errs291) {
                                                                                                if (typeof data143 === "string") {
                                                                                                  if (!pattern4.test(data143)) {
                                                                                                    validate21.at = instancePath + "/rows/" + i19 + "/entry/dueOn";
                                                                                                    return false;
                                                                                                  } else {
                                                                                                    if (!formats0.test(data143)) {
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
                                                                                            var valid46 = _errs291 === errors;
                                                                                          } else {
                                                                                            var valid46 = true;
                                                                                          }
                                                                                          if (valid46) {
                                                                                            if (data134.amountCents !== void 0) {
                                                                                              let data144 = data134.amountCents;
                                                                                              const _errs293 = errors;
                                                                                              if (!(typeof data144 == "number" && (!(data144 % 1) && !isNaN(data144)) && isFinite(data144))) {
                                                                                                validate21.at = instancePath + "/rows/" + i19 + "/entry/amountCents";
                                                                                                return false;
                                                                                              }
                                                                                              var valid46 = _errs293 === errors;
                                                                                            } else {
                                                                                              var valid46 = true;
                                                                                            }
                                                                                            if (valid46) {
                                                                                              if (data134.paidOn !== void 0) {
                                                                                                let data145 = data134.paidOn;
                                                                                                const _errs295 = errors;
                                                                                                if (errors === _errs295) {
                                                                                                  if (errors === _errs295) {
                                                                                                    if (typeof data145 === "string") {
                                                                                                      if (!pattern4.test(data145)) {
                                                                                                        validate21.at = instancePath + "/rows/" + i19 + "/entry/paidOn";
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        if (!formats0.test(data145)) {
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
                                                                                                var valid46 = _errs295 === errors;
                                                                                              } else {
                                                                                                var valid46 = true;
                                                                                              }
                                                                                              if (valid46) {
                                                                                                if (data134.paidCents !== void 0) {
                                                                                                  let data146 = data134.paidCents;
                                                                                                  const _errs297 = errors;
                                                                                                  if (!(typeof data146 == "number" && (!(data146 % 1) && !isNaN(data146)) && isFinite(data146))) {
                                                                                                    validate21.at = instancePath + "/rows/" + i19 + "/entry/paidCents";
                                                                                                    return false;
                                                                                                  }
                                                                                                  var valid46 = _errs297 === errors;
                                                                                                } else {
                                                                                                  var valid46 = true;
                                                                                                }
                                                                                                if (valid46) {
                                                                                                  if (data134.discountCents !== void 0) {
                                                                                                    let data147 = data134.discountCents;
                                                                                                    const _errs299 = errors;
                                                                                                    if (!(typeof data147 == "number" && (!(data147 % 1) && !isNaN(data147)) && isFinite(data147))) {
                                                                                                      validate21.at = instancePath + "/rows/" + i19 + "/entry/discountCents";
                                                                                                      return false;
                                                                                                    }
                                                                                                    var valid46 = _errs299 === errors;
                                                                                                  } else {
                                                                                                    var valid46 = true;
                                                                                                  }
                                                                                                  if (valid46) {
                                                                                                    if (data134.interestCents !== void 0) {
                                                                                                      let data148 = data134.interestCents;
                                                                                                      const _errs301 = errors;
                                                                                                      if (!(typeof data148 == "number" && (!(data148 % 1) && !isNaN(data148)) && isFinite(data148))) {
                                                                                                        validate21.at = instancePath + "/rows/" + i19 + "/entry/interestCents";
                                                                                                        return false;
                                                                                                      }
                                                                                                      var valid46 = _errs301 === errors;
                                                                                                    } else {
                                                                                                      var valid46 = true;
                                                                                                    }
                                                                                                    if (valid46) {
                                                                                                      if (data134.fineCents !== void 0) {
                                                                                                        let data149 = data134.fineCents;
                                                                                                        const _errs303 = errors;
                                                                                                        if (!(typeof data149 == "number" && (!(data149 % 1) && !isNaN(data149)) && isFinite(data149))) {
                                                                                                          validate21.at = instancePath + "/rows/" + i19 + "/entry/fineCents";
                                                                                                          return false;
                                                                                                        }
                                                                                                        var valid46 = _errs303 === errors;
                                                                                                      } else {
                                                                                                        var valid46 = true;
                                                                                                      }
                                                                                                      if (valid46) {
                                                                                                        if (data134.feeCents !== void 0) {
                                                                                                          let data150 = data134.feeCents;
                                                                                                          const _errs305 = errors;
                                                                                                          if (!(typeof data150 == "number" && (!(data150 % 1) && !isNaN(data150)) && isFinite(data150))) {
                                                                                                            validate21.at = instancePath + "/rows/" + i19 + "/entry/feeCents";
                                                                                                            return false;
                                                                                                          }
                                                                                                          var valid46 = _errs305 === errors;
                                                                                                        } else {
                                                                                                          var valid46 = true;
                                                                                                        }
                                                                                                        if (valid46) {
                                                                                                          if (data134.openCents !== void 0) {
                                                                                                            let data151 = data134.openCents;
                                                                                                            const _errs307 = errors;
                                                                                                            if (!(typeof data151 == "number" && (!(data151 % 1) && !isNaN(data151)) && isFinite(data151))) {
                                                                                                              validate21.at = instancePath + "/rows/" + i19 + "/entry/openCents";
                                                                                                              return false;
                                                                                                            }
                                                                                                            var valid46 = _errs307 === errors;
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
                                                                      var valid45 = _errs273 === errors;
                                                                    } else {
                                                                      var valid45 = true;
                                                                    }
                                                                    if (valid45) {
                                                                      if (data129.duplicateOf !== void 0) {
                                                                        const _errs309 = errors;
                                                                        if (typeof data129.duplicateOf !== "string") {
                                                                          validate21.at = instancePath + "/rows/" + i19 + "/duplicateOf";
                                                                          return false;
                                                                        }
                                                                        var valid45 = _errs309 === errors;
                                                                      } else {
                                                                        var valid45 = true;
                                                                      }
                                                                      if (valid45) {
                                                                        if (data129.problems !== void 0) {
                                                                          let data153 = data129.problems;
                                                                          const _errs311 = errors;
                                                                          if (errors === _errs311) {
                                                                            if (Array.isArray(data153)) {
                                                                              var valid47 = true;
                                                                              const len20 = data153.length;
                                                                              for (let i20 = 0; i20 < len20; i20++) {
                                                                                let data154 = data153[i20];
                                                                                const _errs313 = errors;
                                                                                if (errors === _errs313) {
                                                                                  if (data154 && typeof data154 == "object" && !Array.isArray(data154)) {
                                                                                    let missing23;
                                                                                    if (data154.field === void 0 && (missing23 = "field") || data154.reason === void 0 && (missing23 = "reason")) {
                                                                                      validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20;
                                                                                      return false;
                                                                                    } else {
                                                                                      if (data154.field !== void 0) {
                                                                                        const _errs315 = errors;
                                                                                        if (typeof data154.field !== "string") {
                                                                                          validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20 + "/field";
                                                                                          return false;
                                                                                        }
                                                                                        var valid48 = _errs315 === errors;
                                                                                      } else {
                                                                                        var valid48 = true;
                                                                                      }
                                                                                      if (valid48) {
                                                                                        if (data154.reason !== void 0) {
                                                                                          const _errs317 = errors;
                                                                                          if (typeof data154.reason !== "string") {
                                                                                            validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20 + "/reason";
                                                                                            return false;
                                                                                          }
                                                                                          var valid48 = _errs317 === errors;
                                                                                        } else {
                                                                                          var valid48 = true;
                                                                                        }
                                                                                        if (valid48) {
                                                                                          if (data154.value !== void 0) {
                                                                                            const _errs319 = errors;
                                                                                            if (typeof data154.value !== "string") {
                                                                                              validate21.at = instancePath + "/rows/" + i19 + "/problems/" + i20 + "/value";
                                                                                              return false;
                                                                                            }
                                                                                            var valid48 = _errs319 === errors;
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
                                                                                var valid47 = _errs313 === errors;
                                                                                if (!valid47) {
                                                                                  break;
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate21.at = instancePath + "/rows/" + i19 + "/problems";
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid45 = _errs311 === errors;
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
                                                      var valid44 = _errs263 === errors;
                                                      if (!valid44) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/rows";
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs261 === errors;
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
isImportPreview.removable = ["/file/encoding", "/sheets/*", "/columns/*", "/columns/*/samples/*", "/choices/sheet", "/choices/columns", "/choices/columns/*", "/choices/dateOrder", "/choices/decimal", "/choices/defaults", "/choices/defaults/kind", "/choices/defaults/category", "/choices/defaults/receivableCategory", "/choices/defaults/payableCategory", "/choices/defaults/form", "/choices/groups", "/choices/groups/*", "/choices/groups/*/category", "/choices/groups/*/form", "/choices/paidDay", "/choices/statement", "/choices/kindSource", "/choices/expenseSign", "/choices/oppositeSign", "/choices/statusConflict", "/choices/swappedDays", "/choices/sameAmount", "/choices/hidden", "/choices/underpaid", "/choices/underpaid/staysOpen", "/choices/overpaid", "/choices/values", "/choices/values/*", "/choices/duplicates", "/choices/duplicateRows", "/choices/duplicateRows/*", "/choices/invalid", "/questions/*", "/questionRows", "/questionRows/*", "/questionRows/*/cents", "/questionRows/*/rows/*", "/groups", "/groups/*", "/groups/*/kind", "/kindHint", "/hidden", "/hidden/columns/*", "/underpaid", "/underpaid/canStayOpen", "/underpaid/receivableCents", "/underpaid/rows/*", "/underpaid/rows/*/counterparty", "/underpaid/rows/*/restCents", "/overpaid", "/overpaid/rows/*", "/overpaid/rows/*/counterparty", "/otherTables", "/otherTables/*", "/dayExamples", "/dayExamples/*", "/dateOrders", "/dateOrders/*", "/values/*", "/skipped", "/skipped/*", "/rows/*", "/rows/*/text", "/rows/*/skipReason", "/rows/*/entry/kind", "/rows/*/entry/counterparty", "/rows/*/entry/category", "/rows/*/entry/form", "/rows/*/entry/document", "/rows/*/entry/installment", "/rows/*/entry/installments", "/rows/*/entry/issuedOn", "/rows/*/entry/dueOn", "/rows/*/entry/amountCents", "/rows/*/entry/paidOn", "/rows/*/entry/paidCents", "/rows/*/entry/discountCents", "/rows/*/entry/interestCents", "/rows/*/entry/fineCents", "/rows/*/entry/feeCents", "/rows/*/entry/openCents", "/rows/*/duplicateOf", "/rows/*/problems/*", "/rows/*/problems/*/value"];
export {
  isImportPreview
};
