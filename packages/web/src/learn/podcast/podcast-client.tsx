import '../learn.css'
import './podcast.css'
