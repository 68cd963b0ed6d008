import { FormattedMessage } from 'react-intl';
import { Grid, GridItem } from '../../ui/Grid';
import { messages } from './figures.messages';
import styles from './FiguresLoading.module.css';

const GHOSTS = ['s', 's', 's', 's', 'm', 'm'] as const;

/** Ghosts of the cards while the figures load. */
export const FiguresLoading = () => (
  <div role="status">
    <span className="visuallyHidden">
      <FormattedMessage {...messages.loading} />
    </span>
    <Grid>
      {GHOSTS.map((size, index) => (
        <GridItem key={index} size={size}>
          <div className={styles['ghost']} data-size={size} />
        </GridItem>
      ))}
    </Grid>
  </div>
);
