import { styled } from '@mui/material/styles'
import { isMocked } from '#lib/environment'
import { Code } from '#ui/display/Code'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { DescribedCall } from './description'
import { notationOf } from './notation'
import { TryCall } from './TryCall'

interface CallRowProps {
  call: DescribedCall
  /** Whether this page can make the call; admin calls are only served to the back office pages. */
  canTry: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Expandable call: parameters, response, and a form to try it. */
export function CallRow({ call, canTry, isOpen, onToggle }: CallRowProps) {
  const text = useText()
  const { id, method, path, isSpecified, needsSession } = call
  return (
    <Row>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Name>
            <bdi dir="ltr" lang="en">
              <b>{method}</b> {path}
            </bdi>
          </Name>
          <small>{text(isSpecified ? 'site.developers.specified' : 'site.developers.ours')}</small>
          <ChevronIcon towards={isOpen ? 'up' : 'down'} size={20} />
        </button>
      </h3>
      {isOpen && (
        <div id={id}>
          <p>{text(needsSession ? 'site.developers.session' : 'site.developers.open')}</p>
          {call.parameters.length > 0 && (
            <>
              <h4>{text('site.developers.parameters')}</h4>
              <Code>
                {call.parameters
                  .map(
                    ({ name, required, schema }) =>
                      `${name}${required ? '' : '?'}: ${notationOf(schema)}`,
                  )
                  .join('\n')}
              </Code>
            </>
          )}
          {call.body && (
            <>
              <h4>{text('site.developers.body')}</h4>
              <Code>{notationOf(call.body)}</Code>
            </>
          )}
          <h4>{text('site.developers.answer')}</h4>
          <Code>{notationOf(call.answer)}</Code>
          {isMocked && (
            <>
              <h4>{text('site.developers.try')}</h4>
              {canTry ? <TryCall call={call} /> : <p>{text('site.developers.try.staff')}</p>}
            </>
          )}
        </div>
      )}
    </Row>
  )
}

const Name = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

const Row = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: theme.typography.fontWeightRegular },
  '& h4': { margin: '16px 0 8px', ...theme.typography.subtitle2 },
  '& button[aria-expanded]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 48,
    padding: '8px 4px',
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    color: theme.palette.text.primary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '& button small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& svg': { flexShrink: 0 },
  '& > div': { paddingBottom: 20, paddingInline: 4 },
}))
