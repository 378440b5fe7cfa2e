/** The screens without a login beside the login screen. */
export { ForgotPasswordScreen } from '../features/account/forgot-password-screen.tsx'
export { RegisterScreen } from '../features/account/register-screen.tsx'
export { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx'
