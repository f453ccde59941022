import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { type ChatUser, type FoundMessage, ownId } from '#contract/chat/chat'
import { snippetOf, wordsOf } from '#lib/text/searchable'
import { isoOf } from '#lib/time'
import { clampedAtParentsStart, DataText, languageOf } from '#ui/display/DataText'
import { Marked } from '#ui/display/Marked'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useMoment } from '../useMoment'
import { Content, Line, Name, Row, Time, userRowHeight } from '../users/rowFrame'
import { UserFace } from '../users/UserFace'
import { useChatSearchQuery } from './api'

export interface FoundMessagesProps {
  users: readonly ChatUser[]
  wanted: string
  onShow: (message: FoundMessage, words: readonly string[]) => void
}

/** Number of results to show at first, and to add for each request for more. */
const portion = 50

/** The messages that contain the words, newest first; each links to its conversation. */
export function FoundMessages({ users, wanted, onShow }: FoundMessagesProps) {
  const text = useText()
  const [limit, setLimit] = useState(portion)
  const result = useChatSearchQuery({ search: wanted, limit })
  // While more are loading, the previous results stay visible.
  const state = loadState({ ...result, currentData: result.currentData ?? result.data })
  const words = wordsOf(wanted)
  return (
    <LoadArea state={state} skeleton={<SkeletonLines lines={3} lineHeight={userRowHeight} />}>
      {({ found, total }) => (
        <>
          <Count>
            {total === 0
              ? text('chat.noMessagesFound')
              : text('chat.messagesFound', { count: total })}
          </Count>
          {total > 0 && (
            <List aria-label={text('chat.messages')}>
              {found.map((message) => {
                const user = users.find(({ id }) => id === message.user)
                return (
                  user && (
                    <li key={message.id}>
                      <Found
                        message={message}
                        user={user}
                        words={words}
                        onShow={() => onShow(message, words)}
                      />
                    </li>
                  )
                )
              })}
            </List>
          )}
          {found.length < total && found.length === limit && (
            <Button fullWidth size="small" onClick={() => setLimit(limit + portion)}>
              {text('chat.moreFound')}
            </Button>
          )}
        </>
      )}
    </LoadArea>
  )
}

/** Characters that fit in the two lines of an excerpt. */
const excerptLength = 60

interface FoundProps {
  message: FoundMessage
  user: ChatUser
  words: readonly string[]
  onShow: () => void
}

function Found({ message, user, words, onShow }: FoundProps) {
  const text = useText()
  const { short } = useMoment()
  const said = message.text || `📎 ${message.file?.title ?? ''}`
  return (
    <Row type="button" data-found={message.id} onClick={onShow}>
      <UserFace user={user} />
      <Content>
        <Line>
          <Name dir="auto" lang="en">
            <DataText>{user.name}</DataText>
          </Name>
          <Time dateTime={isoOf(message.time)}>
            <bdi>{short(message.time)}</bdi>
          </Time>
        </Line>
        <Excerpt>
          {message.from === ownId && `${text('chat.you')}: `}
          <bdi lang={languageOf(said)}>
            <Marked words={words}>{snippetOf(said, words, excerptLength)}</Marked>
          </bdi>
        </Excerpt>
      </Content>
    </Row>
  )
}

const Count = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  padding: '8px 8px 4px',
  color: theme.palette.text.secondary,
}))

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Excerpt = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...clampedAtParentsStart(2),
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
}))
