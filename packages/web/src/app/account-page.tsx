import { SettingsScreen } from '../features/account/settings/settings-screen.tsx'
import { UserMenu } from '../features/courses/top-bar/user-menu.tsx'

/** The account settings, with the user menu of the course list. */
export function AccountPage() {
  return <SettingsScreen badge={<UserMenu />} />
}
