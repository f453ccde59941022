/**
 * Every kind of order there is, defined by being loaded: what was kept of one may have to be followed
 * up before its own page is opened.
 */
import '../promotion/promotion'
import '../protection/limits'
import '../rewards/cashback'
import '../rewards/code'
import '../rewards/invite'
import '../rewards/wheel'
import './deposit'
import './games'
import './withdraw'
