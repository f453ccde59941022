/** Handlers for players, staff, the audit, the agent and affiliates. */
import type { HttpHandler } from 'msw/http'
import { adminPasswordSchema } from '#contract/admin/account'
import { changeCaseSchema, openCaseSchema, replySchema } from '#contract/admin/cases'
import {
  playerBankSchema,
  playerNoteSchema,
  playerPasswordSchema,
  playerStatusSchema,
  playerTagsSchema,
} from '#contract/admin/people'
import { adminStatusSchema, saveAdminSchema } from '#contract/admin/system'
import { hashPassword } from '../../provider/account/password'
import { checkAudit } from '../audit'
import { guardedActions } from '../guard/guardedActions'
import type { AdminRoutes } from '../routes'
import { answerAdmins, askAccount, checkOwnPassword, readAdmin, setOwnPassword } from './admins'
import { answerAffiliates } from './affiliates'
import { agentBalance, agentInfo } from './agent'
import { answerAudit, auditActors } from './auditList'
import { changeCase, openCase, readMessages, replyToPlayer } from './caseRequests'
import { answerCases, readAssignees, readCase } from './cases'
import { addNote, setBank, setPassword, setStatus, setTags } from './playerRequests'
import { answerPlayers, answerPlayersOf, readPlayer } from './players'
import { answerTimeline } from './timeline/timeline'

export function peopleHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    ...playerHandlers(routes),
    ...caseHandlers(routes),
    ...staffHandlers(routes),
    ...agentHandlers(routes),
  ]
}

function playerHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.list('players', ({ staff, query }) => answerPlayers(staff, query)),
    routes.list('todaysPlayers', ({ staff, id, query }) => answerPlayersOf(id, staff, query)),
    routes.list('timeline', ({ staff, id, query }) => answerTimeline(id, staff, query)),
    routes.read('player', ({ staff, id }) => readPlayer(id, staff)),
    routes.request('setPlayerStatus', playerStatusSchema, setStatus),
    routes.request('setPlayerBank', playerBankSchema, setBank),
    routes.preparedRequest(
      'setPlayerPassword',
      playerPasswordSchema,
      ({ newPassword }) => hashPassword(newPassword),
      setPassword,
    ),
    routes.request('addNote', playerNoteSchema, addNote),
    routes.request('setTags', playerTagsSchema, setTags),
  ]
}

function caseHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.list('cases', ({ staff, query }) => answerCases(staff, query)),
    routes.read('assignees', readAssignees),
    routes.read('case', ({ staff, id }) => readCase(staff, id)),
    routes.request('openCase', openCaseSchema, openCase),
    routes.request('changeCase', changeCaseSchema, changeCase),
    routes.read('playerMessages', ({ id }) => readMessages(id)),
    routes.request('replyToPlayer', replySchema, replyToPlayer),
  ]
}

function staffHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.list('admins', ({ query }) => answerAdmins(query)),
    routes.list('audit', ({ staff, query }) => answerAudit(staff, query)),
    routes.read('auditActors', auditActors),
    routes.read('auditCheck', checkAudit),
    routes.read('admin', ({ id }) => readAdmin(id)),
    routes.guarded('saveAdmin', saveAdminSchema, guardedActions.account, askAccount),
    routes.guarded(
      'setAdminStatus',
      adminStatusSchema,
      guardedActions.access,
      ({ adminID, status, reason }) => ({ adminID, status, reason }),
    ),
    routes.preparedRequest('ownPassword', adminPasswordSchema, checkOwnPassword, setOwnPassword),
  ]
}

function agentHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.read('agentInfo', agentInfo),
    routes.read('agentBalance', agentBalance),
    routes.list('affiliates', ({ id, query }) => answerAffiliates(id, query)),
  ]
}
