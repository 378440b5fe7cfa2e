import { SettingsScreen } from '../features/account/settings/settings-screen.tsx'
import { UserMenu } from '../features/courses/top-bar/user-menu.tsx'
import { ModelsScreen } from '../features/models/models-screen.tsx'
import { useInterfaceLanguage } from '../messages/interface-language.ts'

/** The account settings, with the user menu of the course list. */
export function AccountPage() {
  useInterfaceLanguage()
  return <SettingsScreen badge={<UserMenu />} />
}

/** The owner's page about models, with the user menu of the course list. */
export function ModelsPage() {
  useInterfaceLanguage()
  return <ModelsScreen badge={<UserMenu />} />
}

/** Loads the screen of figures, whose files the code of the login route need not name. */
export const loadFiguresScreen = async () =>
  (await import('../features/insights/figures-screen.tsx')).FiguresScreen
