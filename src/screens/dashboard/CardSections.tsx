import type { ReactNode } from 'react';
import type { Widget } from '../../api/widget';
import { CardColumns, CardRoom, CardRows, GridItem } from '../../ui/Grid';
import type { GridSize } from '../../ui/Grid';

export type SizedCard = { key: string; size: GridSize; content: ReactNode };

type Section = { isRow: boolean; cards: SizedCard[] };

/** The cards of a dashboard in rows and columns. */
export const CardSections = ({ cards }: { cards: readonly SizedCard[] }) => (
  <CardRoom>
    {splitSections(cards).map(({ isRow, cards: sectionCards }, index) => {
      const List = isRow ? CardRows : CardColumns;
      return (
        <List key={index}>
          {sectionCards.map(({ key, size, content }) => (
            <GridItem key={key} size={size}>
              {content}
            </GridItem>
          ))}
        </List>
      );
    })}
  </CardRoom>
);

/** Small and large cards share rows. Others are in columns, except medium ones after them, which complete their row. */
function splitSections(cards: readonly SizedCard[]): Section[] {
  const sections: Section[] = [];
  for (const card of cards) {
    const { size } = card;
    const last = sections.at(-1);
    const isRow = size === 's' || size === 'l' || (size === 'm' && last?.isRow === true);
    if (last?.isRow === isRow) last.cards.push(card);
    else sections.push({ isRow, cards: [card] });
  }
  return sections;
}

const SIZES: readonly GridSize[] = ['s', 'm', 'l', 'full'];

export const readSize = ({ content }: Widget): GridSize =>
  SIZES.find((size) => 'size' in content && size === content.size) ?? 'm';
