import { styled } from '@mui/material/styles'
import { isMocked, providerUrl } from '#lib/environment'
import { PlainButton } from '#ui/form/PlainButton'
import { useTexts } from '#ui/intl/textsPerLocale'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { policyOf, policyUpdated } from './privacy/policy'
import { useHashTarget } from './reading/useHashTarget'

/** Privacy policy with a table of contents; also for print. */
export function PrivacyPolicyPage() {
  const text = useText()
  const format = useFormat()
  const { parts } = useTexts(policyOf)
  useHashTarget()
  return (
    <Page
      title={text('openNames.privacyPolicy')}
      actions={
        <PlainButton type="button" onClick={() => print()}>
          {text('site.privacy.print')}
        </PlainButton>
      }
    >
      <p>{text('site.privacy.updated', { date: format.date(policyUpdated) })}</p>
      <h2>{text('site.privacy.build')}</h2>
      <p>
        {isMocked
          ? text('site.privacy.build.mocked')
          : text('site.privacy.build.provider', { host: new URL(providerUrl).host })}
      </p>
      <nav className={screenOnlyClass} aria-labelledby="contents">
        <h2 id="contents" tabIndex={-1}>
          {text('site.privacy.contents')}
        </h2>
        <Contents>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Contents>
      </nav>
      {parts.map(({ id, title, paragraphs }) => (
        <Part key={id} aria-labelledby={`${id}-title`}>
          <h2 id={id} tabIndex={-1}>
            <span id={`${id}-title`}>{title}</span>
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      ))}
      <p className={screenOnlyClass}>
        <Back href="#contents">{text('site.privacy.toContents')}</Back>
      </p>
    </Page>
  )
}

const Contents = styled('ol')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 24,
  columns: '260px',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.palette.primary.readable,
  },
}))

const Part = styled('section')({
  '& p': { maxWidth: '70ch' },
  '& h2': { scrollMarginTop: 16 },
  breakInside: 'avoid',
})

const Back = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.palette.primary.readable,
}))
