import { styled } from '@mui/material/styles'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { type AuthenticationForm, topicOf, type Variant } from './authentication/authentication'
import { CheckMail } from './authentication/forms/CheckMail'
import { CodeVerificationForm } from './authentication/forms/CodeVerificationForm'
import { ForgotPasswordForm } from './authentication/forms/ForgotPasswordForm'
import { LoginForm } from './authentication/forms/LoginForm'
import { RegisterForm } from './authentication/forms/RegisterForm'
import { ResetPasswordForm } from './authentication/forms/ResetPasswordForm'
import { CardLayout, PanelLayout, PictureLayout } from './authentication/layouts'

interface AuthenticationPageProps {
  form: AuthenticationForm
  variant: Variant
  titleKey: MessageKey
}

const forms = {
  login: { Form: LoginForm, headingKey: 'pages.login.title' },
  register: { Form: RegisterForm, headingKey: 'pages.register.title' },
  forgotPassword: { Form: ForgotPasswordForm, headingKey: 'pages.forgot.title' },
  checkMail: { Form: CheckMail, headingKey: 'pages.checkMail.title' },
  resetPassword: { Form: ResetPasswordForm, headingKey: 'pages.reset.title' },
  codeVerification: { Form: CodeVerificationForm, headingKey: 'pages.code.title' },
} as const

const layouts = { 1: PictureLayout, 2: PanelLayout, 3: CardLayout } as const

/** Eighteen pages: six forms, each in three layouts. */
export function AuthenticationPage({ form, variant, titleKey }: AuthenticationPageProps) {
  const text = useText()
  const { Form, headingKey } = forms[form]
  const Layout = layouts[variant]
  return (
    <Layout topic={topicOf[form]}>
      <Page title={text(headingKey)} documentTitle={text(titleKey)}>
        <DemoNote />
        <Form variant={variant} />
      </Page>
    </Layout>
  )
}

/** Note on every form that it is a demo. */
function DemoNote() {
  const text = useText()
  return (
    <Message>
      <strong>{text('pages.auth.demo')}</strong> {text('pages.auth.demoHint')}
    </Message>
  )
}

const Message = styled('p')(({ theme }) => ({
  margin: '-4px 0 16px',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px dashed ${theme.palette.primary.readable}`,
}))
