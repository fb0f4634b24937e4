import { serve } from '../serve.ts'
import paymentWebhook from './handler.ts'

serve(paymentWebhook)
