import type { WidgetLink } from '../../../controls/linkAddress';
import { linkAddress } from '../../../controls/linkAddress';
import { Link } from '../../../ui/Link';

type Props = { link: WidgetLink | undefined; lang: string | undefined; text: string };

/** A text of the server, as a link if there is something behind it. A link needs a text. */
export function LinkedText({ link, lang, text }: Props) {
  const to = linkAddress(link);
  return to === null || text.trim() === '' ? (
    <bdi lang={lang}>{text}</bdi>
  ) : (
    <Link to={to}>
      <bdi lang={lang}>{text}</bdi>
    </Link>
  );
}
