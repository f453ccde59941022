import type { MessageKey } from '../../ui/intl/messages'
import { useText } from '../../ui/intl/useText'
import { Page } from '../../ui/page/Page'
import type { AuthenticationForm, Look } from './authentication/authentication'

interface AuthenticationPageProps {
  form: AuthenticationForm
  look: Look
  titleKey: MessageKey
}

export function AuthenticationPage({ titleKey }: AuthenticationPageProps) {
  const text = useText()
  return <Page title={text(titleKey)}>{null}</Page>
}
