import {
  Banknote,
  Boxes,
  Building2,
  Calendar,
  ChartLine,
  ChartNoAxesColumn,
  ChartPie,
  ClipboardList,
  Factory,
  FileText,
  Gauge,
  House,
  LayoutDashboard,
  Package,
  ReceiptText,
  ShoppingCart,
  Target,
  TrendingUp,
  Truck,
  Users,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

// A fixed list: the whole library would be half a megabyte.
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['banknote', Banknote],
  ['boxes', Boxes],
  ['building-2', Building2],
  ['calendar', Calendar],
  ['chart-line', ChartLine],
  ['chart-no-axes-column', ChartNoAxesColumn],
  ['chart-pie', ChartPie],
  ['clipboard-list', ClipboardList],
  ['factory', Factory],
  ['file-text', FileText],
  ['gauge', Gauge],
  ['house', House],
  ['layout-dashboard', LayoutDashboard],
  ['package', Package],
  ['receipt-text', ReceiptText],
  ['shopping-cart', ShoppingCart],
  ['target', Target],
  ['trending-up', TrendingUp],
  ['truck', Truck],
  ['users', Users],
  ['wallet', Wallet],
]);

/** The icon of a dashboard by its Lucide name. A name that is missing or not in the list has the general icon. */
export const dashboardIcon = (name: string | undefined): LucideIcon =>
  ICONS.get(name ?? '') ?? ChartNoAxesColumn;
