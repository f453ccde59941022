import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'

/** How the app is installed on iOS, where only the person can do it. */
export function InstallSteps() {
  const text = useText()
  return (
    <Steps>
      <li>{text('account.install.share')}</li>
      <li>{text('account.install.choose')}</li>
      <li>{text('account.install.add')}</li>
    </Steps>
  )
}

const Steps = styled('ol')({ margin: 0, paddingInlineStart: 24, '& > li': { marginBlock: 4 } })
