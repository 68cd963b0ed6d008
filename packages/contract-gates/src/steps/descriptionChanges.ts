import { readDocument } from '../description/readDocument';
import { compareDescriptions } from '../changes/compareDescriptions';
import { DESCRIPTION_RULES } from '../changes/descriptionRules';
import { lineOfPlace } from '../changes/locate';
import { verdictOn } from '../changes/verdict';
import type { Step } from '../step';
import { validatedSchemas } from '../validators';

/** Nothing that was promised before is taken back, unless both teams agreed. */
export const descriptionChanges: Step = {
  id: 'description-changes',
  needsBase: true,
  name: 'description against the base',
  run: ({ base, config }) => {
    const { description, allowedChanges } = config;
    const today = new Date().toISOString().slice(0, 10);
    return Promise.resolve(
      verdictOn(
        base,
        allowedChanges,
        [description],
        DESCRIPTION_RULES,
        today,
        ([versions]) =>
          compareDescriptions(
            readDocument(versions?.before ?? '', description),
            readDocument(versions?.after ?? '', description),
            today,
            validatedSchemas(config),
          ),
        lineOfPlace,
      ),
    );
  },
};
