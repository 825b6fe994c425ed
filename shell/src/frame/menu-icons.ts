import type { MenuItemId } from '@waymark/domain/rights/menu'
import type { LucideIcon } from 'lucide-react'
import Accessibility from 'lucide-react/icons/accessibility'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Building from 'lucide-react/icons/building-2'
import Calendar from 'lucide-react/icons/calendar'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarOff from 'lucide-react/icons/calendar-off'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarRange from 'lucide-react/icons/calendar-range'
import ChartColumn from 'lucide-react/icons/chart-column'
import Contact from 'lucide-react/icons/contact'
import HandHeart from 'lucide-react/icons/hand-heart'
import History from 'lucide-react/icons/history'
import Hourglass from 'lucide-react/icons/hourglass'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MailPlus from 'lucide-react/icons/mail-plus'
import MapIcon from 'lucide-react/icons/map'
import MapPin from 'lucide-react/icons/map-pin'
import MapPinned from 'lucide-react/icons/map-pinned'
import MapPlus from 'lucide-react/icons/map-plus'
import MessageSquare from 'lucide-react/icons/message-square'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Star from 'lucide-react/icons/star'
import Tags from 'lucide-react/icons/tags'
import Ticket from 'lucide-react/icons/ticket'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'

/** The icon beside each item; nested items have none. */
export const menuIcons: Readonly<Record<MenuItemId, LucideIcon | null>> = {
  dashboard: LayoutDashboard,
  bookService: CalendarPlus,
  bookActivity: Ticket,
  map: MapIcon,
  unreadMessages: MessageSquare,
  bookings: Calendar,
  upcoming: null,
  completed: null,
  cancelled: null,
  quotes: Tags,
  clients: Contact,
  scheduledActivities: CalendarClock,
  roster: CalendarRange,
  insights: ChartColumn,
  shortlist: Star,
  people: Contact,
  needs: SlidersHorizontal,
  profile: MapPin,
  staff: Users,
  services: HandHeart,
  scheduling: CalendarDays,
  closedDays: CalendarOff,
  activities: Ticket,
  amenities: Accessibility,
  byInvitation: MailPlus,
  organisationProfile: Building,
  locations: MapPinned,
  userManagement: UserCog,
  amenityManagement: ListChecks,
  allBookings: Calendar,
  organisationAccounts: Building,
  userProfiles: Users,
  businessProfiles: null,
  individualProfiles: null,
  ownAccessMaps: MapPlus,
  ownAuditTrail: History,
  accessMaps: MapPlus,
  reviews: MessageSquareText,
  contactMessages: Mail,
  badgePartners: BadgeCheck,
  auditTrail: History,
  retention: Hourglass,
}
