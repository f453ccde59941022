import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useDepositSlipQuery } from '../api/moneyCalls'
import { SlipViewer } from './SlipViewer'

/** The slip's picture beside the bank lines. */
export function Slip({ depositId }: { depositId: string }) {
  const text = useText()
  const slip = useDepositSlipQuery(depositId)
  return (
    <section>
      <Title>{text('admin.column.slip')}</Title>
      <LoadArea state={loadState(slip)} skeleton={<SkeletonLines lines={4} />}>
        {({ type, base64 }) => (
          <SlipViewer
            source={`data:${type};base64,${base64}`}
            name={text('admin.deposits.slipOf')}
          />
        )}
      </LoadArea>
    </section>
  )
}

const Title = styled('h3')({ '&&': { marginTop: 0 } })
