import Button from '@mui/material/Button'
import type { Paging } from '#api/cache/loadState'
import type { Spin } from '#contract/rewards/rewards'
import { DataText } from '#ui/display/DataText'
import { StarIcon } from '#ui/icons/controls'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { Row, Rows, RowText, RowTime } from '../Rows'
import { usePrizeText } from './SpinResult'
import { CodeState, UseCode } from './UseCode'

interface Props {
  /** Newest first. */
  spins: readonly Spin[]
  paging: Paging
  onCheck: (spin: Spin) => void
}

/**
 * All spins with the codes won. Codes must stay reachable here, because the next spin replaces the last result.
 */
export function SpinHistory({ spins, paging, onCheck }: Props) {
  const text = useText()
  const format = useFormat()
  const prizeText = usePrizeText()
  return (
    <SectionCard title={text('rewards.wheel.history')}>
      {spins.length === 0 ? (
        <EmptyState icon={<StarIcon size={32} />} message={text('rewards.wheel.historyEmpty')} />
      ) : (
        <RowList rows={spins} paging={paging}>
          {(drawn) => (
            <Rows>
              {drawn.map((spin) => (
                <Row key={spin.spinId}>
                  <RowText>
                    <DataText>{spin.label}</DataText>
                    <span>{prizeText(spin)}</span>
                    {spin.code !== null && <bdi>{spin.code}</bdi>}
                    <CodeState use={spin.codeUse} />
                    <RowTime>
                      <bdi>{format.dateTime(spin.createdAt)}</bdi>
                    </RowTime>
                  </RowText>
                  <span>
                    <UseCode spin={spin} size="small" />
                    <Button size="small" onClick={() => onCheck(spin)}>
                      {text('rewards.wheel.check')}
                    </Button>
                  </span>
                </Row>
              ))}
            </Rows>
          )}
        </RowList>
      )}
    </SectionCard>
  )
}
