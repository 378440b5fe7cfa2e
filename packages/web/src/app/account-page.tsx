import { SettingsScreen } from '../features/account/settings/settings-screen.tsx'
import { UserMenu } from '../features/courses/top-bar/user-menu.tsx'

/** The account settings, under the badge that the course list has too. */
export function AccountPage() {
  return <SettingsScreen badge={<UserMenu />} />
}
