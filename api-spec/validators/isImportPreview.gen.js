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
                                                                if (data43.cents !== void 0) {
                                                                  let data45 = data43.cents;
                                                                  const _errs95 = errors;
                                                                  if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
                                                                    validate21.at = instancePath + "/choices/underpaid/cents";
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs95) {
                                                                    if (typeof data45 == "number" && isFinite(data45)) {
                                                                      if (data45 < 1 || isNaN(data45)) {
                                                                        validate21.at = instancePath + "/choices/underpaid/cents";
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid14 = _errs95 === errors;
                                                                } else {
                                                                  var valid14 = true;
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
                                                        if (data15.values !== void 0) {
                                                          let data46 = data15.values;
                                                          const _errs97 = errors;
                                                          if (errors === _errs97) {
                                                            if (Array.isArray(data46)) {
                                                              if (data46.length > 500) {
                                                                validate21.at = instancePath + "/choices/values";
                                                                return false;
                                                              } else {
                                                                var valid15 = true;
                                                                const len5 = data46.length;
                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                  let data47 = data46[i5];
                                                                  const _errs99 = errors;
                                                                  if (errors === _errs99) {
                                                                    if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                                      let missing7;
                                                                      if (data47.field === void 0 && (missing7 = "field") || data47.value === void 0 && (missing7 = "value") || data47.becomes === void 0 && (missing7 = "becomes")) {
                                                                        validate21.at = instancePath + "/choices/values/" + i5;
                                                                        return false;
                                                                      } else {
                                                                        if (data47.field !== void 0) {
                                                                          let data48 = data47.field;
                                                                          const _errs101 = errors;
                                                                          if (typeof data48 !== "string") {
                                                                            validate21.at = instancePath + "/choices/values/" + i5 + "/field";
                                                                            return false;
                                                                          }
                                                                          if (!(data48 === "kind" || data48 === "category" || data48 === "form" || data48 === "status")) {
                                                                            validate21.at = instancePath + "/choices/values/" + i5 + "/field";
                                                                            return false;
                                                                          }
                                                                          var valid16 = _errs101 === errors;
                                                                        } else {
                                                                          var valid16 = true;
                                                                        }
                                                                        if (valid16) {
                                                                          if (data47.value !== void 0) {
                                                                            const _errs103 = errors;
                                                                            if (typeof data47.value !== "string") {
                                                                              validate21.at = instancePath + "/choices/values/" + i5 + "/value";
                                                                              return false;
                                                                            }
                                                                            var valid16 = _errs103 === errors;
                                                                          } else {
                                                                            var valid16 = true;
                                                                          }
                                                                          if (valid16) {
                                                                            if (data47.becomes !== void 0) {
                                                                              const _errs105 = errors;
                                                                              if (typeof data47.becomes !== "string") {
                                                                                validate21.at = instancePath + "/choices/values/" + i5 + "/becomes";
                                                                                return false;
                                                                              }
                                                                              var valid16 = _errs105 === errors;
                                                                            } else {
                                                                              var valid16 = true;
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate21.at = instancePath + "/choices/values/" + i5;
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid15 = _errs99 === errors;
                                                                  if (!valid15) {
                                                                    break;
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate21.at = instancePath + "/choices/values";
                                                              return false;
                                                            }
                                                          }
                                                          var valid8 = _errs97 === errors;
                                                        } else {
                                                          var valid8 = true;
                                                        }
                                                        if (valid8) {
                                                          if (data15.duplicates !== void 0) {
                                                            let data51 = data15.duplicates;
                                                            const _errs107 = errors;
                                                            if (typeof data51 !== "string") {
                                                              validate21.at = instancePath + "/choices/duplicates";
                                                              return false;
                                                            }
                                                            if (!(data51 === "leave-out" || data51 === "add")) {
                                                              validate21.at = instancePath + "/choices/duplicates";
                                                              return false;
                                                            }
                                                            var valid8 = _errs107 === errors;
                                                          } else {
                                                            var valid8 = true;
                                                          }
                                                          if (valid8) {
                                                            if (data15.duplicateRows !== void 0) {
                                                              let data52 = data15.duplicateRows;
                                                              const _errs109 = errors;
                                                              if (errors === _errs109) {
                                                                if (Array.isArray(data52)) {
                                                                  if (data52.length > 500) {
                                                                    validate21.at = instancePath + "/choices/duplicateRows";
                                                                    return false;
                                                                  } else {
                                                                    var valid17 = true;
                                                                    const len6 = data52.length;
                                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                                      let data53 = data52[i6];
                                                                      const _errs111 = errors;
                                                                      if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
                                                                        validate21.at = instancePath + "/choices/duplicateRows/" + i6;
                                                                        return false;
                                                                      }
                                                                      if (errors === _errs111) {
                                                                        if (typeof data53 == "number" && isFinite(data53)) {
                                                                          if (data53 < 1 || isNaN(data53)) {
                                                                            validate21.at = instancePath + "/choices/duplicateRows/" + i6;
                                                                            return false;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid17 = _errs111 === errors;
                                                                      if (!valid17) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate21.at = instancePath + "/choices/duplicateRows";
                                                                  return false;
                                                                }
                                                              }
                                                              var valid8 = _errs109 === errors;
                                                            } else {
                                                              var valid8 = true;
                                                            }
                                                            if (valid8) {
                                                              if (data15.invalid !== void 0) {
                                                                let data54 = data15.invalid;
                                                                const _errs113 = errors;
                                                                if (typeof data54 !== "string") {
                                                                  validate21.at = instancePath + "/choices/invalid";
                                                                  return false;
                                                                }
                                                                if (!(data54 === "leave-out" || data54 === "refuse")) {
                                                                  validate21.at = instancePath + "/choices/invalid";
                                                                  return false;
                                                                }
                                                                var valid8 = _errs113 === errors;
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
                      let data55 = data.questions;
                      const _errs115 = errors;
                      if (errors === _errs115) {
                        if (Array.isArray(data55)) {
                          var valid18 = true;
                          const len7 = data55.length;
                          for (let i7 = 0; i7 < len7; i7++) {
                            const _errs117 = errors;
                            if (typeof data55[i7] !== "string") {
                              validate21.at = instancePath + "/questions/" + i7;
                              return false;
                            }
                            var valid18 = _errs117 === errors;
                            if (!valid18) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/questions";
                          return false;
                        }
                      }
                      var valid0 = _errs115 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.questionRows !== void 0) {
                        let data57 = data.questionRows;
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
                                  if (data58.question === void 0 && (missing8 = "question") || data58.count === void 0 && (missing8 = "count") || data58.rows === void 0 && (missing8 = "rows")) {
                                    validate21.at = instancePath + "/questionRows/" + i8;
                                    return false;
                                  } else {
                                    if (data58.question !== void 0) {
                                      const _errs123 = errors;
                                      if (typeof data58.question !== "string") {
                                        validate21.at = instancePath + "/questionRows/" + i8 + "/question";
                                        return false;
                                      }
                                      var valid20 = _errs123 === errors;
                                    } else {
                                      var valid20 = true;
                                    }
                                    if (valid20) {
                                      if (data58.count !== void 0) {
                                        let data60 = data58.count;
                                        const _errs125 = errors;
                                        if (!(typeof data60 == "number" && (!(data60 % 1) && !isNaN(data60)) && isFinite(data60))) {
                                          validate21.at = instancePath + "/questionRows/" + i8 + "/count";
                                          return false;
                                        }
                                        if (errors === _errs125) {
                                          if (typeof data60 == "number" && isFinite(data60)) {
                                            if (data60 < 1 || isNaN(data60)) {
                                              validate21.at = instancePath + "/questionRows/" + i8 + "/count";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid20 = _errs125 === errors;
                                      } else {
                                        var valid20 = true;
                                      }
                                      if (valid20) {
                                        if (data58.cents !== void 0) {
                                          let data61 = data58.cents;
                                          const _errs127 = errors;
                                          if (!(typeof data61 == "number" && (!(data61 % 1) && !isNaN(data61)) && isFinite(data61))) {
                                            validate21.at = instancePath + "/questionRows/" + i8 + "/cents";
                                            return false;
                                          }
                                          if (errors === _errs127) {
                                            if (typeof data61 == "number" && isFinite(data61)) {
                                              if (data61 < 1 || isNaN(data61)) {
                                                validate21.at = instancePath + "/questionRows/" + i8 + "/cents";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid20 = _errs127 === errors;
                                        } else {
                                          var valid20 = true;
                                        }
                                        if (valid20) {
                                          if (data58.rows !== void 0) {
                                            let data62 = data58.rows;
                                            const _errs129 = errors;
                                            if (errors === _errs129) {
                                              if (Array.isArray(data62)) {
                                                var valid21 = true;
                                                const len9 = data62.length;
                                                for (let i9 = 0; i9 < len9; i9++) {
                                                  let data63 = data62[i9];
                                                  const _errs131 = errors;
                                                  if (errors === _errs131) {
                                                    if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
                                                      let missing9;
                                                      if (data63.row === void 0 && (missing9 = "row") || data63.text === void 0 && (missing9 = "text")) {
                                                        validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9;
                                                        return false;
                                                      } else {
                                                        if (data63.row !== void 0) {
                                                          let data64 = data63.row;
                                                          const _errs133 = errors;
                                                          if (!(typeof data64 == "number" && (!(data64 % 1) && !isNaN(data64)) && isFinite(data64))) {
                                                            validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/row";
                                                            return false;
                                                          }
                                                          if (errors === _errs133) {
                                                            if (typeof data64 == "number" && isFinite(data64)) {
                                                              if (data64 < 1 || isNaN(data64)) {
                                                                validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/row";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid22 = _errs133 === errors;
                                                        } else {
                                                          var valid22 = true;
                                                        }
                                                        if (valid22) {
                                                          if (data63.text !== void 0) {
                                                            const _errs135 = errors;
                                                            if (typeof data63.text !== "string") {
                                                              validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9 + "/text";
                                                              return false;
                                                            }
                                                            var valid22 = _errs135 === errors;
                                                          } else {
                                                            var valid22 = true;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/questionRows/" + i8 + "/rows/" + i9;
                                                      return false;
                                                    }
                                                  }
                                                  var valid21 = _errs131 === errors;
                                                  if (!valid21) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/questionRows/" + i8 + "/rows";
                                                return false;
                                              }
                                            }
                                            var valid20 = _errs129 === errors;
                                          } else {
                                            var valid20 = true;
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
                              var valid19 = _errs121 === errors;
                              if (!valid19) {
                                break;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/questionRows";
                            return false;
                          }
                        }
                        var valid0 = _errs119 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.groups !== void 0) {
                          let data66 = data.groups;
                          const _errs137 = errors;
                          if (errors === _errs137) {
                            if (Array.isArray(data66)) {
                              var valid23 = true;
                              const len10 = data66.length;
                              for (let i10 = 0; i10 < len10; i10++) {
                                let data67 = data66[i10];
                                const _errs139 = errors;
                                if (errors === _errs139) {
                                  if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                                    let missing10;
                                    if (data67.counterparty === void 0 && (missing10 = "counterparty") || data67.rows === void 0 && (missing10 = "rows") || data67.cents === void 0 && (missing10 = "cents")) {
                                      validate21.at = instancePath + "/groups/" + i10;
                                      return false;
                                    } else {
                                      if (data67.counterparty !== void 0) {
                                        const _errs141 = errors;
                                        if (typeof data67.counterparty !== "string") {
                                          validate21.at = instancePath + "/groups/" + i10 + "/counterparty";
                                          return false;
                                        }
                                        var valid24 = _errs141 === errors;
                                      } else {
                                        var valid24 = true;
                                      }
                                      if (valid24) {
                                        if (data67.kind !== void 0) {
                                          const _errs143 = errors;
                                          if (typeof data67.kind !== "string") {
                                            validate21.at = instancePath + "/groups/" + i10 + "/kind";
                                            return false;
                                          }
                                          var valid24 = _errs143 === errors;
                                        } else {
                                          var valid24 = true;
                                        }
                                        if (valid24) {
                                          if (data67.rows !== void 0) {
                                            let data70 = data67.rows;
                                            const _errs145 = errors;
                                            if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
                                              validate21.at = instancePath + "/groups/" + i10 + "/rows";
                                              return false;
                                            }
                                            if (errors === _errs145) {
                                              if (typeof data70 == "number" && isFinite(data70)) {
                                                if (data70 < 1 || isNaN(data70)) {
                                                  validate21.at = instancePath + "/groups/" + i10 + "/rows";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid24 = _errs145 === errors;
                                          } else {
                                            var valid24 = true;
                                          }
                                          if (valid24) {
                                            if (data67.cents !== void 0) {
                                              let data71 = data67.cents;
                                              const _errs147 = errors;
                                              if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                                                validate21.at = instancePath + "/groups/" + i10 + "/cents";
                                                return false;
                                              }
                                              if (errors === _errs147) {
                                                if (typeof data71 == "number" && isFinite(data71)) {
                                                  if (data71 < 0 || isNaN(data71)) {
                                                    validate21.at = instancePath + "/groups/" + i10 + "/cents";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid24 = _errs147 === errors;
                                            } else {
                                              var valid24 = true;
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
                                var valid23 = _errs139 === errors;
                                if (!valid23) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/groups";
                              return false;
                            }
                          }
                          var valid0 = _errs137 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.kindHint !== void 0) {
                            const _errs149 = errors;
                            if (typeof data.kindHint !== "string") {
                              validate21.at = instancePath + "/kindHint";
                              return false;
                            }
                            var valid0 = _errs149 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.hidden !== void 0) {
                              let data73 = data.hidden;
                              const _errs151 = errors;
                              if (errors === _errs151) {
                                if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
                                  let missing11;
                                  if (data73.rows === void 0 && (missing11 = "rows") || data73.columns === void 0 && (missing11 = "columns")) {
                                    validate21.at = instancePath + "/hidden";
                                    return false;
                                  } else {
                                    if (data73.rows !== void 0) {
                                      let data74 = data73.rows;
                                      const _errs153 = errors;
                                      if (!(typeof data74 == "number" && (!(data74 % 1) && !isNaN(data74)) && isFinite(data74))) {
                                        validate21.at = instancePath + "/hidden/rows";
                                        return false;
                                      }
                                      if (errors === _errs153) {
                                        if (typeof data74 == "number" && isFinite(data74)) {
                                          if (data74 < 0 || isNaN(data74)) {
                                            validate21.at = instancePath + "/hidden/rows";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid25 = _errs153 === errors;
                                    } else {
                                      var valid25 = true;
                                    }
                                    if (valid25) {
                                      if (data73.columns !== void 0) {
                                        let data75 = data73.columns;
                                        const _errs155 = errors;
                                        if (errors === _errs155) {
                                          if (Array.isArray(data75)) {
                                            var valid26 = true;
                                            const len11 = data75.length;
                                            for (let i11 = 0; i11 < len11; i11++) {
                                              const _errs157 = errors;
                                              if (typeof data75[i11] !== "string") {
                                                validate21.at = instancePath + "/hidden/columns/" + i11;
                                                return false;
                                              }
                                              var valid26 = _errs157 === errors;
                                              if (!valid26) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/hidden/columns";
                                            return false;
                                          }
                                        }
                                        var valid25 = _errs155 === errors;
                                      } else {
                                        var valid25 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/hidden";
                                  return false;
                                }
                              }
                              var valid0 = _errs151 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.underpaid !== void 0) {
                                let data77 = data.underpaid;
                                const _errs159 = errors;
                                if (errors === _errs159) {
                                  if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                                    let missing12;
                                    if (data77.count === void 0 && (missing12 = "count") || data77.cents === void 0 && (missing12 = "cents") || data77.rows === void 0 && (missing12 = "rows")) {
                                      validate21.at = instancePath + "/underpaid";
                                      return false;
                                    } else {
                                      if (data77.count !== void 0) {
                                        let data78 = data77.count;
                                        const _errs161 = errors;
                                        if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                                          validate21.at = instancePath + "/underpaid/count";
                                          return false;
                                        }
                                        if (errors === _errs161) {
                                          if (typeof data78 == "number" && isFinite(data78)) {
                                            if (data78 < 1 || isNaN(data78)) {
                                              validate21.at = instancePath + "/underpaid/count";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid27 = _errs161 === errors;
                                      } else {
                                        var valid27 = true;
                                      }
                                      if (valid27) {
                                        if (data77.cents !== void 0) {
                                          let data79 = data77.cents;
                                          const _errs163 = errors;
                                          if (!(typeof data79 == "number" && (!(data79 % 1) && !isNaN(data79)) && isFinite(data79))) {
                                            validate21.at = instancePath + "/underpaid/cents";
                                            return false;
                                          }
                                          if (errors === _errs163) {
                                            if (typeof data79 == "number" && isFinite(data79)) {
                                              if (data79 < 1 || isNaN(data79)) {
                                                validate21.at = instancePath + "/underpaid/cents";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid27 = _errs163 === errors;
                                        } else {
                                          var valid27 = true;
                                        }
                                        if (valid27) {
                                          if (data77.receivableCents !== void 0) {
                                            let data80 = data77.receivableCents;
                                            const _errs165 = errors;
                                            if (!(typeof data80 == "number" && (!(data80 % 1) && !isNaN(data80)) && isFinite(data80))) {
                                              validate21.at = instancePath + "/underpaid/receivableCents";
                                              return false;
                                            }
                                            if (errors === _errs165) {
                                              if (typeof data80 == "number" && isFinite(data80)) {
                                                if (data80 < 0 || isNaN(data80)) {
                                                  validate21.at = instancePath + "/underpaid/receivableCents";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid27 = _errs165 === errors;
                                          } else {
                                            var valid27 = true;
                                          }
                                          if (valid27) {
                                            if (data77.rows !== void 0) {
                                              let data81 = data77.rows;
                                              const _errs167 = errors;
                                              if (errors === _errs167) {
                                                if (Array.isArray(data81)) {
                                                  var valid28 = true;
                                                  const len12 = data81.length;
                                                  for (let i12 = 0; i12 < len12; i12++) {
                                                    let data82 = data81[i12];
                                                    const _errs169 = errors;
                                                    if (errors === _errs169) {
                                                      if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
                                                        let missing13;
                                                        if (data82.row === void 0 && (missing13 = "row") || data82.amountCents === void 0 && (missing13 = "amountCents") || data82.paidCents === void 0 && (missing13 = "paidCents")) {
                                                          validate21.at = instancePath + "/underpaid/rows/" + i12;
                                                          return false;
                                                        } else {
                                                          if (data82.row !== void 0) {
                                                            let data83 = data82.row;
                                                            const _errs171 = errors;
                                                            if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
                                                              validate21.at = instancePath + "/underpaid/rows/" + i12 + "/row";
                                                              return false;
                                                            }
                                                            if (errors === _errs171) {
                                                              if (typeof data83 == "number" && isFinite(data83)) {
                                                                if (data83 < 1 || isNaN(data83)) {
                                                                  validate21.at = instancePath + "/underpaid/rows/" + i12 + "/row";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid29 = _errs171 === errors;
                                                          } else {
                                                            var valid29 = true;
                                                          }
                                                          if (valid29) {
                                                            if (data82.counterparty !== void 0) {
                                                              const _errs173 = errors;
                                                              if (typeof data82.counterparty !== "string") {
                                                                validate21.at = instancePath + "/underpaid/rows/" + i12 + "/counterparty";
                                                                return false;
                                                              }
                                                              var valid29 = _errs173 === errors;
                                                            } else {
                                                              var valid29 = true;
                                                            }
                                                            if (valid29) {
                                                              if (data82.amountCents !== void 0) {
                                                                let data85 = data82.amountCents;
                                                                const _errs175 = errors;
                                                                if (!(typeof data85 == "number" && (!(data85 % 1) && !isNaN(data85)) && isFinite(data85))) {
                                                                  validate21.at = instancePath + "/underpaid/rows/" + i12 + "/amountCents";
                                                                  return false;
                                                                }
                                                                var valid29 = _errs175 === errors;
                                                              } else {
                                                                var valid29 = true;
                                                              }
                                                              if (valid29) {
                                                                if (data82.paidCents !== void 0) {
                                                                  let data86 = data82.paidCents;
                                                                  const _errs177 = errors;
                                                                  if (!(typeof data86 == "number" && (!(data86 % 1) && !isNaN(data86)) && isFinite(data86))) {
                                                                    validate21.at = instancePath + "/underpaid/rows/" + i12 + "/paidCents";
                                                                    return false;
                                                                  }
                                                                  var valid29 = _errs177 === errors;
                                                                } else {
                                                                  var valid29 = true;
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
                                                    var valid28 = _errs169 === errors;
                                                    if (!valid28) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/underpaid/rows";
                                                  return false;
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
                                    validate21.at = instancePath + "/underpaid";
                                    return false;
                                  }
                                }
                                var valid0 = _errs159 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.otherTables !== void 0) {
                                  let data87 = data.otherTables;
                                  const _errs179 = errors;
                                  if (errors === _errs179) {
                                    if (Array.isArray(data87)) {
                                      var valid30 = true;
                                      const len13 = data87.length;
                                      for (let i13 = 0; i13 < len13; i13++) {
                                        let data88 = data87[i13];
                                        const _errs181 = errors;
                                        if (errors === _errs181) {
                                          if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                            let missing14;
                                            if (data88.row === void 0 && (missing14 = "row") || data88.titles === void 0 && (missing14 = "titles")) {
                                              validate21.at = instancePath + "/otherTables/" + i13;
                                              return false;
                                            } else {
                                              if (data88.row !== void 0) {
                                                let data89 = data88.row;
                                                const _errs183 = errors;
                                                if (!(typeof data89 == "number" && (!(data89 % 1) && !isNaN(data89)) && isFinite(data89))) {
                                                  validate21.at = instancePath + "/otherTables/" + i13 + "/row";
                                                  return false;
                                                }
                                                if (errors === _errs183) {
                                                  if (typeof data89 == "number" && isFinite(data89)) {
                                                    if (data89 < 1 || isNaN(data89)) {
                                                      validate21.at = instancePath + "/otherTables/" + i13 + "/row";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid31 = _errs183 === errors;
                                              } else {
                                                var valid31 = true;
                                              }
                                              if (valid31) {
                                                if (data88.titles !== void 0) {
                                                  const _errs185 = errors;
                                                  if (typeof data88.titles !== "string") {
                                                    validate21.at = instancePath + "/otherTables/" + i13 + "/titles";
                                                    return false;
                                                  }
                                                  var valid31 = _errs185 === errors;
                                                } else {
                                                  var valid31 = true;
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/otherTables/" + i13;
                                            return false;
                                          }
                                        }
                                        var valid30 = _errs181 === errors;
                                        if (!valid30) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/otherTables";
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs179 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.dayExamples !== void 0) {
                                    let data91 = data.dayExamples;
                                    const _errs187 = errors;
                                    if (errors === _errs187) {
                                      if (Array.isArray(data91)) {
                                        var valid32 = true;
                                        const len14 = data91.length;
                                        for (let i14 = 0; i14 < len14; i14++) {
                                          let data92 = data91[i14];
                                          const _errs189 = errors;
                                          if (errors === _errs189) {
                                            if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                              let missing15;
                                              if (data92.row === void 0 && (missing15 = "row") || data92.text === void 0 && (missing15 = "text")) {
                                                validate21.at = instancePath + "/dayExamples/" + i14;
                                                return false;
                                              } else {
                                                if (data92.row !== void 0) {
                                                  let data93 = data92.row;
                                                  const _errs191 = errors;
                                                  if (!(typeof data93 == "number" && (!(data93 % 1) && !isNaN(data93)) && isFinite(data93))) {
                                                    validate21.at = instancePath + "/dayExamples/" + i14 + "/row";
                                                    return false;
                                                  }
                                                  if (errors === _errs191) {
                                                    if (typeof data93 == "number" && isFinite(data93)) {
                                                      if (data93 < 1 || isNaN(data93)) {
                                                        validate21.at = instancePath + "/dayExamples/" + i14 + "/row";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid33 = _errs191 === errors;
                                                } else {
                                                  var valid33 = true;
                                                }
                                                if (valid33) {
                                                  if (data92.text !== void 0) {
                                                    const _errs193 = errors;
                                                    if (typeof data92.text !== "string") {
                                                      validate21.at = instancePath + "/dayExamples/" + i14 + "/text";
                                                      return false;
                                                    }
                                                    var valid33 = _errs193 === errors;
                                                  } else {
                                                    var valid33 = true;
                                                  }
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/dayExamples/" + i14;
                                              return false;
                                            }
                                          }
                                          var valid32 = _errs189 === errors;
                                          if (!valid32) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/dayExamples";
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs187 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.values !== void 0) {
                                      let data95 = data.values;
                                      const _errs195 = errors;
                                      if (errors === _errs195) {
                                        if (Array.isArray(data95)) {
                                          var valid34 = true;
                                          const len15 = data95.length;
                                          for (let i15 = 0; i15 < len15; i15++) {
                                            let data96 = data95[i15];
                                            const _errs197 = errors;
                                            if (errors === _errs197) {
                                              if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                let missing16;
                                                if (data96.field === void 0 && (missing16 = "field") || data96.value === void 0 && (missing16 = "value") || data96.rows === void 0 && (missing16 = "rows") || data96.becomes === void 0 && (missing16 = "becomes")) {
                                                  validate21.at = instancePath + "/values/" + i15;
                                                  return false;
                                                } else {
                                                  if (data96.field !== void 0) {
                                                    const _errs199 = errors;
                                                    if (typeof data96.field !== "string") {
                                                      validate21.at = instancePath + "/values/" + i15 + "/field";
                                                      return false;
                                                    }
                                                    var valid35 = _errs199 === errors;
                                                  } else {
                                                    var valid35 = true;
                                                  }
                                                  if (valid35) {
                                                    if (data96.value !== void 0) {
                                                      const _errs201 = errors;
                                                      if (typeof data96.value !== "string") {
                                                        validate21.at = instancePath + "/values/" + i15 + "/value";
                                                        return false;
                                                      }
                                                      var valid35 = _errs201 === errors;
                                                    } else {
                                                      var valid35 = true;
                                                    }
                                                    if (valid35) {
                                                      if (data96.rows !== void 0) {
                                                        let data99 = data96.rows;
                                                        const _errs203 = errors;
                                                        if (!(typeof data99 == "number" && (!(data99 % 1) && !isNaN(data99)) && isFinite(data99))) {
                                                          validate21.at = instancePath + "/values/" + i15 + "/rows";
                                                          return false;
                                                        }
                                                        if (errors === _errs203) {
                                                          if (typeof data99 == "number" && isFinite(data99)) {
                                                            if (data99 < 1 || isNaN(data99)) {
                                                              validate21.at = instancePath + "/values/" + i15 + "/rows";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid35 = _errs203 === errors;
                                                      } else {
                                                        var valid35 = true;
                                                      }
                                                      if (valid35) {
                                                        if (data96.becomes !== void 0) {
                                                          let data100 = data96.becomes;
                                                          const _errs205 = errors;
                                                          if (typeof data100 !== "string" && data100 !== null) {
                                                            validate21.at = instancePath + "/values/" + i15 + "/becomes";
                                                            return false;
                                                          }
                                                          var valid35 = _errs205 === errors;
                                                        } else {
                                                          var valid35 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/values/" + i15;
                                                return false;
                                              }
                                            }
                                            var valid34 = _errs197 === errors;
                                            if (!valid34) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/values";
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs195 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.counts !== void 0) {
                                        let data101 = data.counts;
                                        const _errs207 = errors;
                                        if (errors === _errs207) {
                                          if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                                            let missing17;
                                            if (data101.rows === void 0 && (missing17 = "rows") || data101.ready === void 0 && (missing17 = "ready") || data101.duplicates === void 0 && (missing17 = "duplicates") || data101.invalid === void 0 && (missing17 = "invalid") || data101.skipped === void 0 && (missing17 = "skipped")) {
                                              validate21.at = instancePath + "/counts";
                                              return false;
                                            } else {
                                              if (data101.rows !== void 0) {
                                                let data102 = data101.rows;
                                                const _errs209 = errors;
                                                if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102))) {
                                                  validate21.at = instancePath + "/counts/rows";
                                                  return false;
                                                }
                                                if (errors === _errs209) {
                                                  if (typeof data102 == "number" && isFinite(data102)) {
                                                    if (data102 < 0 || isNaN(data102)) {
                                                      validate21.at = instancePath + "/counts/rows";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid36 = _errs209 === errors;
                                              } else {
                                                var valid36 = true;
                                              }
                                              if (valid36) {
                                                if (data101.ready !== void 0) {
                                                  let data103 = data101.ready;
                                                  const _errs211 = errors;
                                                  if (!(typeof data103 == "number" && (!(data103 % 1) && !isNaN(data103)) && isFinite(data103))) {
                                                    validate21.at = instancePath + "/counts/ready";
                                                    return false;
                                                  }
                                                  if (errors === _errs211) {
                                                    if (typeof data103 == "number" && isFinite(data103)) {
                                                      if (data103 < 0 || isNaN(data103)) {
                                                        validate21.at = instancePath + "/counts/ready";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid36 = _errs211 === errors;
                                                } else {
                                                  var valid36 = true;
                                                }
                                                if (valid36) {
                                                  if (data101.duplicates !== void 0) {
                                                    let data104 = data101.duplicates;
                                                    const _errs213 = errors;
                                                    if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
                                                      validate21.at = instancePath + "/counts/duplicates";
                                                      return false;
                                                    }
                                                    if (errors === _errs213) {
                                                      if (typeof data104 == "number" && isFinite(data104)) {
                                                        if (data104 < 0 || isNaN(data104)) {
                                                          validate21.at = instancePath + "/counts/duplicates";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid36 = _errs213 === errors;
                                                  } else {
                                                    var valid36 = true;
                                                  }
                                                  if (valid36) {
                                                    if (data101.invalid !== void 0) {
                                                      let data105 = data101.invalid;
                                                      const _errs215 = errors;
                                                      if (!(typeof data105 == "number" && (!(data105 % 1) && !isNaN(data105)) && isFinite(data105))) {
                                                        validate21.at = instancePath + "/counts/invalid";
                                                        return false;
                                                      }
                                                      if (errors === _errs215) {
                                                        if (typeof data105 == "number" && isFinite(data105)) {
                                                          if (data105 < 0 || isNaN(data105)) {
                                                            validate21.at = instancePath + "/counts/invalid";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid36 = _errs215 === errors;
                                                    } else {
                                                      var valid36 = true;
                                                    }
                                                    if (valid36) {
                                                      if (data101.skipped !== void 0) {
                                                        let data106 = data101.skipped;
                                                        const _errs217 = errors;
                                                        if (!(typeof data106 == "number" && (!(data106 % 1) && !isNaN(data106)) && isFinite(data106))) {
                                                          validate21.at = instancePath + "/counts/skipped";
                                                          return false;
                                                        }
                                                        if (errors === _errs217) {
                                                          if (typeof data106 == "number" && isFinite(data106)) {
                                                            if (data106 < 0 || isNaN(data106)) {
                                                              validate21.at = instancePath + "/counts/skipped";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid36 = _errs217 === errors;
                                                      } else {
                                                        var valid36 = true;
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
                                        var valid0 = _errs207 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.skipped !== void 0) {
                                          let data107 = data.skipped;
                                          const _errs219 = errors;
                                          if (errors === _errs219) {
                                            if (Array.isArray(data107)) {
                                              var valid37 = true;
                                              const len16 = data107.length;
                                              for (let i16 = 0; i16 < len16; i16++) {
                                                let data108 = data107[i16];
                                                const _errs221 = errors;
                                                if (errors === _errs221) {
                                                  if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
                                                    let missing18;
                                                    if (data108.reason === void 0 && (missing18 = "reason") || data108.count === void 0 && (missing18 = "count")) {
                                                      validate21.at = instancePath + "/skipped/" + i16;
                                                      return false;
                                                    } else {
                                                      if (data108.reason !== void 0) {
                                                        const _errs223 = errors;
                                                        if (typeof data108.reason !== "string") {
                                                          validate21.at = instancePath + "/skipped/" + i16 + "/reason";
                                                          return false;
                                                        }
                                                        var valid38 = _errs223 === errors;
                                                      } else {
                                                        var valid38 = true;
                                                      }
                                                      if (valid38) {
                                                        if (data108.count !== void 0) {
                                                          let data110 = data108.count;
                                                          const _errs225 = errors;
                                                          if (!(typeof data110 == "number" && (!(data110 % 1) && !isNaN(data110)) && isFinite(data110))) {
                                                            validate21.at = instancePath + "/skipped/" + i16 + "/count";
                                                            return false;
                                                          }
                                                          if (errors === _errs225) {
                                                            if (typeof data110 == "number" && isFinite(data110)) {
                                                              if (data110 < 1 || isNaN(data110)) {
                                                                validate21.at = instancePath + "/skipped/" + i16 + "/count";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid38 = _errs225 === errors;
                                                        } else {
                                                          var valid38 = true;
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/skipped/" + i16;
                                                    return false;
                                                  }
                                                }
                                                var valid37 = _errs221 === errors;
                                                if (!valid37) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/skipped";
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs219 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.rows !== void 0) {
                                            let data111 = data.rows;
                                            const _errs227 = errors;
                                            if (errors === _errs227) {
                                              if (Array.isArray(data111)) {
                                                var valid39 = true;
                                                const len17 = data111.length;
                                                for (let i17 = 0; i17 < len17; i17++) {
                                                  let data112 = data111[i17];
                                                  const _errs229 = errors;
                                                  if (errors === _errs229) {
                                                    if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
                                                      let missing19;
                                                      if (data112.row === void 0 && (missing19 = "row") || data112.state === void 0 && (missing19 = "state") || data112.entry === void 0 && (missing19 = "entry") || data112.problems === void 0 && (missing19 = "problems")) {
                                                        validate21.at = instancePath + "/rows/" + i17;
                                                        return false;
                                                      } else {
                                                        if (data112.row !== void 0) {
                                                          let data113 = data112.row;
                                                          const _errs231 = errors;
                                                          if (!(typeof data113 == "number" && (!(data113 % 1) && !isNaN(data113)) && isFinite(data113))) {
                                                            validate21.at = instancePath + "/rows/" + i17 + "/row";
                                                            return false;
                                                          }
                                                          if (errors === _errs231) {
                                                            if (typeof data113 == "number" && isFinite(data113)) {
                                                              if (data113 < 1 || isNaN(data113)) {
                                                                validate21.at = instancePath + "/rows/" + i17 + "/row";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid40 = _errs231 === errors;
                                                        } else {
                                                          var valid40 = true;
                                                        }
                                                        if (valid40) {
                                                          if (data112.state !== void 0) {
                                                            const _errs233 = errors;
                                                            if (typeof data112.state !== "string") {
                                                              validate21.at = instancePath + "/rows/" + i17 + "/state";
                                                              return false;
                                                            }
                                                            var valid40 = _errs233 === errors;
                                                          } else {
                                                            var valid40 = true;
                                                          }
                                                          if (valid40) {
                                                            if (data112.text !== void 0) {
                                                              const _errs235 = errors;
                                                              if (typeof data112.text !== "string") {
                                                                validate21.at = instancePath + "/rows/" + i17 + "/text";
                                                                return false;
                                                              }
                                                              var valid40 = _errs235 === errors;
                                                            } else {
                                                              var valid40 = true;
                                                            }
                                                            if (valid40) {
                                                              if (data112.skipReason !== void 0) {
                                                                const _errs237 = errors;
                                                                if (typeof data112.skipReason !== "string") {
                                                                  validate21.at = instancePath + "/rows/" + i17 + "/skipReason";
                                                                  return false;
                                                                }
                                                                var valid40 = _errs237 === errors;
                                                              } else {
                                                                var valid40 = true;
                                                              }
                                                              if (valid40) {
                                                                if (data112.entry !== void 0) {
                                                                  let data117 = data112.entry;
                                                                  const _errs239 = errors;
                                                                  if (errors === _errs239) {
                                                                    if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
                                                                      if (data117.kind !== void 0) {
                                                                        const _errs241 = errors;
                                                                        if (typeof data117.kind !== "string") {
                                                                          validate21.at = instancePath + "/rows/" + i17 + "/entry/kind";
                                                                          return false;
                                                                        }
                                                                        var valid41 = _errs241 === errors;
                                                                      } else {
                                                                        var valid41 = true;
                                                                      }
                                                                      if (valid41) {
                                                                        if (data117.counterparty !== void 0) {
                                                                          const _errs243 = errors;
                                                                          if (typeof data117.counterparty !== "string") {
                                                                            validate21.at = instancePath + "/rows/" + i17 + "/entry/counterparty";
                                                                            return false;
                                                                          }
                                                                          var valid41 = _errs243 === errors;
                                                                        } else {
                                                                          var valid41 = true;
                                                                        }
                                                                        if (valid41) {
                                                                          if (data117.category !== void 0) {
                                                                            const _errs245 = errors;
                                                                            if (typeof data117.category !== "string") {
                                                                              validate21.at = instancePath + "/rows/" + i17 + "/entry/category";
                                                                              return false;
                                                                            }
                                                                            var valid41 = _errs245 === errors;
                                                                          } else {
                                                                            var valid41 = true;
                                                                          }
                                                                          if (valid41) {
                                                                            if (data117.form !== void 0) {
                                                                              const _errs247 = errors;
                                                                              if (typeof data117.form !== "string") {
                                                                                validate21.at = instancePath + "/rows/" + i17 + "/entry/form";
                                                                                return false;
                                                                              }
                                                                              var valid41 = _errs247 === errors;
                                                                            } else {
                                                                              var valid41 = true;
                                                                            }
                                                                            if (valid41) {
                                                                              if (data117.document !== void 0) {
                                                                                const _errs249 = errors;
                                                                                if (typeof data117.document !== "string") {
                                                                                  validate21.at = instancePath + "/rows/" + i17 + "/entry/document";
                                                                                  return false;
                                                                                }
                                                                                var valid41 = _errs249 === errors;
                                                                              } else {
                                                                                var valid41 = true;
                                                                              }
                                                                              if (valid41) {
                                                                                if (data117.installment !== void 0) {
                                                                                  let data123 = data117.installment;
                                                                                  const _errs251 = errors;
                                                                                  if (!(typeof data123 == "number" && (!(data123 % 1) && !isNaN(data123)) && isFinite(data123))) {
                                                                                    validate21.at = instancePath + "/rows/" + i17 + "/entry/installment";
                                                                                    return false;
                                                                                  }
                                                                                  var valid41 = _errs251 === errors;
                                                                                } else {
                                                                                  var valid41 = true;
                                                                                }
                                                                                if (valid41) {
                                                                                  if (data117.installments !== void 0) {
                                                                                    let data124 = data117.installments;
                                                                                    const _errs253 = errors;
                                                                                    if (!(typeof data124 == "number" && (!(data124 % 1) && !isNaN(data124)) && isFinite(data124))) {
                                                                                      validate21.at = instancePath + "/rows/" + i17 + "/entry/installments";
                                                                                      return false;
                                                                                    }
                                                                                    var valid41 = _errs253 === errors;
                                                                                  } else {
                                                                                    var valid41 = true;
                                                                                  }
                                                                                  if (valid41) {
                                                                                    if (data117.issuedOn !== void 0) {
                                                                                      let data125 = data117.issuedOn;
                                                                                      const _errs255 = errors;
                                                                                      if (errors === _errs255) {
                                                                                        if (errors === _errs255) {
                                                                                          if (typeof data125 === "string") {
                                                                                            if (!pattern4.test(data125)) {
                                                                                              validate21.at = instancePath + "/rows/" + i17 + "/entry/issuedOn";
                                                                                              return false;
                                                                                            } else {
                                                                                              if (!formats0.test(data125)) {
                                                                                                validate21.at = instancePath + "/rows/" + i17 + "/entry/issuedOn";
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate21.at = instancePath + "/rows/" + i17 + "/entry/issuedOn";
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                      var valid41 = _errs255 === errors;
                                                                                    } else {
                                                                                      var valid41 = true;
                                                                                    }
                                                                                    if (valid41) {
                                                                                      if (data117.dueOn !== void 0) {
                                                                                        let data126 = data117.dueOn;
                                                                                        const _errs257 = errors;
                                                                                        if (errors === _errs257) {
                                                                                          if (errors === _errs257) {
                                                                                            if (typeof data126 === "string") {
                                                                                              if (!pattern4.test(data126)) {
                                                                                                validate21.at = instancePath + "/rows/" + i17 + "/entry/dueOn";
                                                                                                return false;
                                                                                              } else {
                                                                                                if (!formats0.test(data126)) {
                                                                                                  validate21.at = instancePath + "/rows/" + i17 + "/entry/dueOn";
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            } else {
                                                                                              validate21.at = instancePath + "/rows/" + i17 + "/entry/dueOn";
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                        var valid41 = _errs257 === errors;
                                                                                      } else {
                                                                                        var valid41 = true;
                                                                                      }
                                                                                      if (valid41) {
                                                                                        if (data117.amountCents !== void 0) {
                                                                                          let data127 = data117.amountCents;
                                                                                          const _errs259 = errors;
                                                                                          if (!(typeof data127 == "number" && (!(data127 % 1) && !isNaN(data127)) && isFinite(data127))) {
                                                                                            validate21.at = instancePath + "/rows/" + i17 + "/entry/amountCents";
                                                                                            return false;
                                                                                          }
                                                                                          var valid41 = _errs259 === errors;
                                                                                        } else {
                                                                                          var valid41 = true;
                                                                                        }
                                                                                        if (valid41) {
                                                                                          if (data117.paidOn !== void 0) {
                                                                                            let data128 = data117.paidOn;
                                                                                            const _errs261 = errors;
                                                                                            if (errors === _errs261) {
                                                                                              if (errors === _errs261) {
                                                                                                if (typeof data128 === "string") {
                                                                                                  if (!pattern4.test(data128)) {
                                                                                                    validate21.at = instancePath + "/rows/" + i17 + "/entry/paidOn";
                                                                                                    return false;
                                                                                                  } else {
                                                                                                    if (!formats0.test(data128)) {
                                                                                                      validate21.at = instancePath + "/rows/" + i17 + "/entry/paidOn";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                } else {
                                                                                                  validate21.at = instancePath + "/rows/" + i17 + "/entry/paidOn";
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                            var valid41 = _errs261 === errors;
                                                                                          } else {
                                                                                            var valid41 = true;
                                                                                          }
                                                                                          if (valid41) {
                                                                                            if (data117.paidCents !== void 0) {
                                                                                              let data129 = data117.paidCents;
                                                                                              const _errs263 = errors;
                                                                                              if (!(typeof data129 == "number" && (!(data129 % 1) && !isNaN(data129)) && isFinite(data129))) {
                                                                                                validate21.at = instancePath + "/rows/" + i17 + "/entry/paidCents";
                                                                                                return false;
                                                                                              }
                                                                                              var valid41 = _errs263 === errors;
                                                                                            } else {
                                                                                              var valid41 = true;
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
                                                                      validate21.at = instancePath + "/rows/" + i17 + "/entry";
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid40 = _errs239 === errors;
                                                                } else {
                                                                  var valid40 = true;
                                                                }
                                                                if (valid40) {
                                                                  if (data112.duplicateOf !== void 0) {
                                                                    const _errs265 = errors;
                                                                    if (typeof data112.duplicateOf !== "string") {
                                                                      validate21.at = instancePath + "/rows/" + i17 + "/duplicateOf";
                                                                      return false;
                                                                    }
                                                                    var valid40 = _errs265 === errors;
                                                                  } else {
                                                                    var valid40 = true;
                                                                  }
                                                                  if (valid40) {
                                                                    if (data112.problems !== void 0) {
                                                                      let data131 = data112.problems;
                                                                      const _errs267 = errors;
                                                                      if (errors === _errs267) {
                                                                        if (Array.isArray(data131)) {
                                                                          var valid42 = true;
                                                                          const len18 = data131.length;
                                                                          for (let i18 = 0; i18 < len18; i18++) {
                                                                            let data132 = data131[i18];
                                                                            const _errs269 = errors;
                                                                            if (errors === _errs269) {
                                                                              if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                                                                                let missing20;
                                                                                if (data132.field === void 0 && (missing20 = "field") || data132.reason === void 0 && (missing20 = "reason")) {
                                                                                  validate21.at = instancePath + "/rows/" + i17 + "/problems/" + i18;
                                                                                  return false;
                                                                                } else {
                                                                                  if (data132.field !== void 0) {
                                                                                    const _errs271 = errors;
                                                                                    if (typeof data132.field !== "string") {
                                                                                      validate21.at = instancePath + "/rows/" + i17 + "/problems/" + i18 + "/field";
                                                                                      return false;
                                                                                    }
                                                                                    var valid43 = _errs271 === errors;
                                                                                  } else {
                                                                                    var valid43 = true;
                                                                                  }
                                                                                  if (valid43) {
                                                                                    if (data132.reason !== void 0) {
                                                                                      const _errs273 = errors;
                                                                                      if (typeof data132.reason !== "string") {
                                                                                        validate21.at = instancePath + "/rows/" + i17 + "/problems/" + i18 + "/reason";
                                                                                        return false;
                                                                                      }
                                                                                      var valid43 = _errs273 === errors;
                                                                                    } else {
                                                                                      var valid43 = true;
                                                                                    }
                                                                                    if (valid43) {
                                                                                      if (data132.value !== void 0) {
                                                                                        const _errs275 = errors;
                                                                                        if (typeof data132.value !== "string") {
                                                                                          validate21.at = instancePath + "/rows/" + i17 + "/problems/" + i18 + "/value";
                                                                                          return false;
                                                                                        }
                                                                                        var valid43 = _errs275 === errors;
                                                                                      } else {
                                                                                        var valid43 = true;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate21.at = instancePath + "/rows/" + i17 + "/problems/" + i18;
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid42 = _errs269 === errors;
                                                                            if (!valid42) {
                                                                              break;
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate21.at = instancePath + "/rows/" + i17 + "/problems";
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid40 = _errs267 === errors;
                                                                    } else {
                                                                      var valid40 = true;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/rows/" + i17;
                                                      return false;
                                                    }
                                                  }
                                                  var valid39 = _errs229 === errors;
                                                  if (!valid39) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/rows";
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs227 === errors;
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
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  validate21.at = vErrors?.[vErrors.length - 1].at;
  return errors === 0;
}
isImportPreview.removable = ["/file/encoding", "/sheets/*", "/columns/*", "/columns/*/samples/*", "/choices/sheet", "/choices/columns", "/choices/columns/*", "/choices/dateOrder", "/choices/decimal", "/choices/defaults", "/choices/defaults/kind", "/choices/defaults/category", "/choices/defaults/receivableCategory", "/choices/defaults/payableCategory", "/choices/defaults/form", "/choices/groups", "/choices/groups/*", "/choices/groups/*/category", "/choices/groups/*/form", "/choices/paidDay", "/choices/statement", "/choices/kindSource", "/choices/expenseSign", "/choices/oppositeSign", "/choices/statusConflict", "/choices/swappedDays", "/choices/sameAmount", "/choices/hidden", "/choices/underpaid", "/choices/values", "/choices/values/*", "/choices/duplicates", "/choices/duplicateRows", "/choices/duplicateRows/*", "/choices/invalid", "/questions/*", "/questionRows", "/questionRows/*", "/questionRows/*/cents", "/questionRows/*/rows/*", "/groups", "/groups/*", "/groups/*/kind", "/kindHint", "/hidden", "/hidden/columns/*", "/underpaid", "/underpaid/receivableCents", "/underpaid/rows/*", "/underpaid/rows/*/counterparty", "/otherTables", "/otherTables/*", "/dayExamples", "/dayExamples/*", "/values/*", "/skipped", "/skipped/*", "/rows/*", "/rows/*/text", "/rows/*/skipReason", "/rows/*/entry/kind", "/rows/*/entry/counterparty", "/rows/*/entry/category", "/rows/*/entry/form", "/rows/*/entry/document", "/rows/*/entry/installment", "/rows/*/entry/installments", "/rows/*/entry/issuedOn", "/rows/*/entry/dueOn", "/rows/*/entry/amountCents", "/rows/*/entry/paidOn", "/rows/*/entry/paidCents", "/rows/*/duplicateOf", "/rows/*/problems/*", "/rows/*/problems/*/value"];
export {
  isImportPreview
};
