import type { ReactNode } from 'react';
import type { RootAttribute } from '../config/stored';
import styles from './AttributeChoice.module.css';
import { attributeTexts } from './rootAttribute.messages';
import { SettingGroup } from './SettingGroup';
import type { SettingLayout } from './SettingGroup';
import { attributeSetting } from './settingChoices';

/** Lines of text at the distance of each density. */
const LINES: Readonly<Record<string, string>> = {
  auto: 'M4 3h28M4 9h28M4 15h28M4 19h28',
  comfortable: 'M4 3h28M4 11h28M4 19h28',
  compact: 'M4 3h28M4 7h28M4 11h28M4 15h28M4 19h28',
};

/** The pictures of the values. An attribute without pictures has texts only. */
const PICTURES: Partial<Record<RootAttribute, (value: string) => ReactNode>> = {
  radius: (value) => <span className={styles['corner']} data-corner={value} aria-hidden="true" />,
  density: (value) => (
    <svg className={styles['lines']} viewBox="0 0 36 22" aria-hidden="true">
      <path d={LINES[value]} />
    </svg>
  ),
};

/** The values of an appearance setting that is an attribute of the root element. */
export function AttributeChoice({ name, layout }: { name: RootAttribute; layout: SettingLayout }) {
  const { legend, note } = attributeTexts[name];
  return (
    <SettingGroup
      setting={attributeSetting(name)}
      legend={legend}
      {...(note && { note })}
      layout={layout}
      picture={({ value }) => PICTURES[name]?.(value)}
    />
  );
}
